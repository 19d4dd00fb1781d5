/** A piece of a source file, and what stands there instead. */
interface Replacement {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The server with a switch for each of its layers, made by changes to its source: where `globalThis.without` is true, the library or the simplest code does
 * what the layer did. The product has no such switches. A piece that is not found fails the measurement.
 */
const LAYERS = {
  /** WebSocket frames that the server writes itself: `ws` writes them. */
  frames: [
    {
      file: 'server/socket/connection.ts',
      from: 'const frame = frameOf(what);',
      to: `if (globalThis.without) {
        metrics.socketMessages.inc(OUT);
        metrics.socketBytes.inc(OUT, Buffer.byteLength(what));
        return socket.send(what);
      }
      const frame = frameOf(what);`,
    },
  ],
  /** Updates that are put together from pieces of JSON: one `JSON.stringify` of the whole message. */
  json: [
    {
      file: 'server/table/view/event-batch.ts',
      from: ': eventsText(events, events.length);',
      to: ': globalThis.without ? events : eventsText(events, events.length);',
    },
    {
      file: 'server/table/view/messages.ts',
      from: 'markProjected(`"table":"${table}","events":${events},"now":${now}}`);',
      to: `globalThis.without
        ? { table, events: events === '[]' ? [] : events, now }
        : markProjected(\`"table":"\${table}","events":\${events},"now":\${now}}\`);`,
    },
    {
      file: 'server/table/view/messages.ts',
      from: 'markProjected(done === null ?',
      to: `globalThis.without
        ? JSON.stringify(done === null ? { t: 'update', ...body } : { t: 'update', done, ...body })
        : markProjected(done === null ?`,
    },
    {
      file: 'server/table/view/messages.ts',
      from: '"now":${now},"events":${events},"chat"',
      to: '"now":${typeof now === "string" ? now : JSON.stringify(now)},"events":${events},"chat"',
    },
    {
      file: 'server/table/view/snapshot.ts',
      from: 'this.rest = JSON.stringify(this.common()).slice(1);',
      to: 'this.rest = globalThis.without ? this.common() : JSON.stringify(this.common()).slice(1);',
    },
    {
      file: 'server/table/view/snapshot.ts',
      from: 'const { match, waiting, settings } = this;',
      to: `if ((typeof this.rest === 'object') !== globalThis.without) {
        this.rest = globalThis.without ? this.common() : JSON.stringify(this.common()).slice(1);
        this.written = null;
      }
      const { match, waiting, settings } = this;`,
    },
    {
      file: 'server/table/view/snapshot.ts',
      from: 'const own = `"eyes"',
      to: `if (globalThis.without) {
        const mine = { eyes: viewpoint, ...this.own(viewer, asked, viewpoint, orders) };
        const { text, view } = this.write(viewpoint, since);
        const now = { seen: this.heard[this.audienceSeats(viewer)] ?? 0, ...mine, ...text, ...this.rest };
        return { now, view, sameView: text === UNCHANGED_PARTS, rest: { ...mine, ...this.rest } };
      }
      const own = \`"eyes"`,
    },
    {
      file: 'server/table/view/snapshot.ts',
      from: 'return \'"turns":[]\';',
      to: 'return globalThis.without ? { turns: [] } : \'"turns":[]\';',
    },
    {
      file: 'server/table/view/snapshot.ts',
      from: 'const turns = `"turns"',
      to: `if (globalThis.without) {
        const found = turnsOf(match, plays, asked, viewpoint, settings !== null);
        return orders.length === 0 ? { turns: found } : { turns: found, orders };
      }
      const turns = \`"turns"`,
    },
    {
      file: 'server/table/view/snapshot.ts',
      from: 'text: since === null',
      to: 'text: globalThis.without ? partsOf(since, view) : since === null',
    },
    {
      file: 'server/table/view/snapshot.ts',
      from: 'const UNCHANGED =',
      to: `const UNCHANGED_PARTS = { partial: true, view: {} };
      function partsOf(since, view) {
        if (since === null) return { view };
        const changes = changesBetween(since, view);
        return changes === null ? UNCHANGED_PARTS : { partial: true, view: changes };
      }
      const UNCHANGED =`,
    },
    {
      file: 'server/table/session/audience.ts',
      from: 'present.rest === before.rest',
      to: '(present.rest === before.rest || (globalThis.without && JSON.stringify(present.rest) === JSON.stringify(before.rest)))',
    },
    {
      file: 'wire/patch.ts',
      from: 'if (before === after) return null;',
      to: 'if (before === after) return null;\n  if (globalThis.without) return changedParts(before, after);',
    },
    {
      file: 'wire/patch.ts',
      from: 'const replaced = (value: unknown): string =>',
      to: `function changedParts(before, after) {
        if (before === after) return null;
        if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after];
        let inside = null;
        if (Array.isArray(after)) {
          if (!Array.isArray(before) || before.length !== after.length) return [after];
          for (let place = 0; place < after.length; place++) {
            const changes = changedParts(before[place], after[place]);
            if (changes !== null) (inside ??= {})[place] = changes;
          }
          return inside;
        }
        if (Array.isArray(before)) return [after];
        for (const member in before) if (own(after, member) === undefined && before[member] !== undefined) return [after];
        for (const member in after) {
          const changes = changedParts(own(before, member), after[member]);
          if (changes !== null) (inside ??= {})[member] = changes;
        }
        return inside;
      }

      const replaced = (value: unknown): string =>`,
    },
  ],
  /** The journal: every move goes straight into its tables, all moves of one turn of the event loop in one transaction as before. */
  journal: [{ file: 'server/store/sqlite.ts', from: 'await (isMove(change) ?', to: 'await (isMove(change) && !globalThis.without ?' }],
  /** The cache of chronicles and records: everything is read and made anew. */
  cache: [
    {
      file: 'server/archive/lru-cache.ts',
      from: 'get(key: string): T | undefined {',
      to: 'get(key: string): T | undefined {\n    if (globalThis.without) return undefined;',
    },
  ],
} satisfies { readonly [layer: string]: readonly Replacement[] };

export type Layer = keyof typeof LAYERS;

/** Moves are counted where the metrics count them. */
const COUNT: Replacement = {
  file: 'server/start.ts',
  from: "if (what === 'action') metrics.actions.inc();",
  to: "if (what === 'action') { metrics.actions.inc(); globalThis.moves++; }",
};

export function replacementsOf(layer: string): readonly Replacement[] {
  const found = Object.entries(LAYERS).find(([name]) => name === layer);
  if (found === undefined) throw new Error(`There is no layer ${layer}`);
  return [...found[1], COUNT];
}

/** The source with the replacements made. */
export function replaced(source: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((text, { file, from, to }) => {
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`${file}: wanted once, found ${parts.length - 1} times: ${from}`);
    return parts.join(to);
  }, source);
}
