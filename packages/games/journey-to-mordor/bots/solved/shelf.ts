import type { JourneyBox } from '../../content/box.ts';
import { type Journey, sheetOf } from '../../rules/state.ts';
import { contentOf } from './content.ts';
import { Table, type WrittenTable } from './table.ts';

const nameOf = (side: string, lastSurvivor: boolean, content: string): string => `${side} ${lastSurvivor} ${content}`;

/** Solved games, each for one side, one ending and one content. */
export class Shelf {
  private readonly tables = new Map<string, Table>();
  /** The content of a box does not change: its fingerprint is taken once. */
  private readonly contents = new WeakMap<JourneyBox, Map<string, string>>();

  async put(written: WrittenTable): Promise<void> {
    this.tables.set(nameOf(written.side, written.lastSurvivor, written.content), await Table.read(written));
  }

  /** The table of the game at hand; none for content that was not solved. */
  tableFor(s: Journey): Table | null {
    const { side, lastSurvivor } = s.open.options;
    let known = this.contents.get(s.box);
    if (known === undefined) this.contents.set(s.box, (known = new Map<string, string>()));
    let content = known.get(side);
    if (content === undefined) known.set(side, (content = contentOf(s.box, sheetOf(s).id)));
    return this.tables.get(nameOf(side, lastSurvivor, content)) ?? null;
  }
}
