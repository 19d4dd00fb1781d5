import type { Results } from './main.ts';

interface Line {
  readonly what: string;
  readonly ours: string;
  readonly other: string;
  readonly ratio: string;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-GB');
const ms = (value: number): string => `${value.toFixed(2)} ms`;
const times = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} x`;

/** The results as a table for people: what was measured, the two sides, and the ratio that counts. */
export function tableOf({ kernel, server, flat, crowd, nodes, outage, paint, alerts }: Results): string {
  const lines: Line[] = [{ what: '', ours: 'Red Book', other: 'compared with', ratio: 'ratio' }];
  if (kernel !== undefined)
    lines.push({
      what: 'kernel: decisions a second, random play, one core',
      ours: whole(kernel.ours),
      other: `${whole(kernel.peer)} (boardgame.io)`,
      ratio: times(kernel.ratio),
    });
  if (server !== undefined) {
    const { ours, peer, peerOnFiles: onFiles } = server;
    lines.push(
      {
        what: 'server: acknowledged moves a second, 200 tables',
        ours: `${whole(ours.movesPerSecond)} (durable)`,
        other: `${whole(peer.movesPerSecond)} (boardgame.io, in memory)`,
        ratio: times(server.ratio),
      },
      {
        what: 'server: the same against the peer on files',
        ours: `${whole(ours.movesPerSecond)} (durable)`,
        other: `${whole(onFiles.movesPerSecond)} (boardgame.io, FlatFile)`,
        ratio: times(ours.movesPerSecond / onFiles.movesPerSecond),
      },
      { what: 'server: p50 of a move', ours: ms(ours.p50), other: ms(peer.p50), ratio: times(ours.p50 / peer.p50) },
      { what: 'server: p99 of a move', ours: ms(ours.p99), other: ms(peer.p99), ratio: times(ours.p99 / peer.p99) },
      {
        what: 'server: processor time of a move',
        ours: `${whole(ours.cpuPerMove)} us`,
        other: `${whole(peer.cpuPerMove)} us`,
        ratio: times(ours.cpuPerMove / peer.cpuPerMove),
      },
    );
  }
  if (flat !== undefined)
    lines.push(
      { what: 'flat: move 5,000 against move 10', ours: ms(flat.move5000), other: ms(flat.move10), ratio: times(flat.ratio) },
      {
        what: 'flat: 100,000 stored games against 100',
        ours: ms(flat.games100000),
        other: ms(flat.games100),
        ratio: times(flat.ratioGames),
      },
    );
  if (crowd !== undefined) {
    const { quiet, crowded } = crowd;
    lines.push(
      {
        what: "crowd: p50 of an honest player's move, against quiet",
        ours: ms(crowded.p50),
        other: ms(quiet.p50),
        ratio: times(crowded.p50 / quiet.p50),
      },
      { what: 'crowd: p99 of it, against quiet', ours: ms(crowded.p99), other: ms(quiet.p99), ratio: times(crowd.ratio) },
      {
        what: 'crowd: p50 at the table they all look at',
        ours: ms(crowded.warP50),
        other: ms(quiet.warP50),
        ratio: times(crowded.warP50 / quiet.warP50),
      },
    );
  }
  for (const [place, each] of (nodes?.postgres ?? []).entries()) {
    const { sqlite } = nodes ?? { sqlite: each };
    const who = `${place + 1} node${place === 0 ? '' : 's'} on PostgreSQL`;
    lines.push(
      {
        what: `nodes: acknowledged moves a second, ${who}`,
        ours: whole(each.movesPerSecond),
        other: `${whole(sqlite.movesPerSecond)} (SQLite, 1 node)`,
        ratio: times(each.movesPerSecond / sqlite.movesPerSecond),
      },
      { what: `nodes: p50 of a move, ${who}`, ours: ms(each.p50), other: ms(sqlite.p50), ratio: times(each.p50 / sqlite.p50) },
      { what: `nodes: p99 of a move, ${who}`, ours: ms(each.p99), other: ms(sqlite.p99), ratio: times(each.p99 / sqlite.p99) },
      {
        what: `nodes: p50 of its sight ${place === 0 ? 'by the other' : 'at another node'}`,
        ours: ms(each.sightP50),
        other: ms(sqlite.sightP50),
        ratio: times(each.sightP50 / sqlite.sightP50),
      },
      {
        what: `nodes: p99 of its sight ${place === 0 ? 'by the other' : 'at another node'}`,
        ours: ms(each.sightP99),
        other: ms(sqlite.sightP99),
        ratio: times(each.sightP99 / sqlite.sightP99),
      },
    );
  }
  const bound = (what: string, value: number, most: number, unit: string): Line => ({
    what: `outage: ${what}`,
    ours: `${unit === '' ? whole(value) : value.toFixed(1)}${unit}`,
    other: `${most}${unit} (wanted at most)`,
    ratio: times(value / most),
  });
  for (const { what, noticed, well, played, files } of outage?.outages ?? [])
    lines.push(
      ...(noticed === null ? [] : [bound(`${what}, until it is said`, noticed, 5, ' s')]),
      bound(`${what}, until it is well again after its end`, well, 5, ' s'),
      bound(`${what}, until play goes on after its end`, played, 5, ' s'),
      bound(`${what}, most open files`, files, 300, ''),
    );
  if (outage !== undefined) lines.push(bound('a silent listener, until others are heard again', outage.heardAgain, 15, ' s'));
  if (alerts !== undefined)
    lines.push(
      {
        what: `alerts: p99 of a move while ${whole(alerts.alerts)} people are told`,
        ours: ms(alerts.telling.p99),
        other: `${ms(alerts.quiet.p99)} (quiet)`,
        ratio: times(alerts.ratio),
      },
      { what: 'alerts: messages a second, encrypted and taken', ours: whole(alerts.perSecond), other: '-', ratio: '-' },
    );
  if (paint !== undefined) {
    const { war, hunt } = paint;
    const drag = (map: string, frames: number): Line => ({
      what: `paint: frames a second while ${map} map is dragged`,
      ours: whole(frames),
      other: '50 (wanted at least)',
      ratio: times(frames / 50),
    });
    lines.push(
      {
        what: 'paint: from touching an army to its regions, p95',
        ours: ms(war.p95),
        other: '50 ms (wanted at most)',
        ratio: times(war.p95 / 50),
      },
      drag("War's", war.drag.frames),
      drag("the Hunt's", hunt.drag.frames),
    );
  }
  const width = (of: (line: Line) => string): number => Math.max(...lines.map((line) => of(line).length));
  const [a, b, c, d] = [width((l) => l.what), width((l) => l.ours), width((l) => l.other), width((l) => l.ratio)];
  return lines.map((l) => `${l.what.padEnd(a)}  ${l.ours.padStart(b)}  ${l.other.padStart(c)}  ${l.ratio.padStart(d)}\n`).join('');
}
