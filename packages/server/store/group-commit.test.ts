import { describe, expect, it } from 'vitest';
import { commitGroup } from './group-commit.ts';

/** Keeps what is committed, in order, and can be told to fail. */
class Notebook {
  readonly commits: string[][] = [];
  private open: string[] = [];
  failing = false;
  write = (what: string) => () => {
    if (what === 'bad') throw new Error('bad');
    return this.open.push(what);
  };
  begin = (): void => {
    this.open = [];
  };
  commit = (): void => {
    if (this.failing) throw new Error('the disk is full');
    this.commits.push(this.open);
  };
  rollback = (): void => {
    this.open = [];
  };
}

describe('group commit', () => {
  it('writes all in one transaction and answers for each', () => {
    const notebook = new Notebook();
    expect(commitGroup(notebook, ['a', 'b'].map(notebook.write))).toEqual([
      { ok: true, value: 1 },
      { ok: true, value: 2 },
    ]);
    expect(notebook.commits).toEqual([['a', 'b']]);
  });

  it('sets a bad write apart from the others', () => {
    const notebook = new Notebook();
    expect(commitGroup(notebook, ['a', 'bad', 'b'].map(notebook.write)).map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(notebook.commits).toEqual([['a'], ['b']]);
  });

  it('acknowledges nothing when the disk fails', () => {
    const notebook = new Notebook();
    notebook.failing = true;
    expect(commitGroup(notebook, ['a', 'b'].map(notebook.write)).map(({ ok }) => ok)).toEqual([false, false]);
    expect(commitGroup(notebook, [notebook.write('c')]).map(({ ok }) => ok)).toEqual([false]);
    expect(notebook.commits).toEqual([]);
  });
});
