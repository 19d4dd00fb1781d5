/** Reads a calendar as programs do: lines that go on are put together, names and values taken apart, signs written apart read back. */
export function eventsIn(text: string): { [name: string]: string }[] {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const events: { [name: string]: string }[] = [];
  let inside = false;
  for (const line of lines) {
    const at = line.indexOf(':');
    const [name, value] = [line.slice(0, at), line.slice(at + 1)];
    if (line === 'BEGIN:VEVENT') {
      if (inside) throw new Error('An event within an event');
      inside = true;
      events.push({});
    } else if (line === 'END:VEVENT') inside = false;
    else if (inside) {
      const event = events[events.length - 1];
      if (Object.hasOwn(event, name)) throw new Error(`${name} stands twice in one event`);
      event[name] = value.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
    }
  }
  return events;
}
