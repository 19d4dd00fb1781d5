import { describe, expect, it } from 'vitest';
import { GroupCommit } from './group-commit.ts';

/** Keeps what is committed, in order, and can be told to fail. */
class Notebook {
  readonly commits: string[][] = [];
  private open: string[] = [];
  failing = false;
  write = (what: string) => () => {
    if (what === 'bad') throw new Error('bad');
    this.open.push(what);
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
  it('writes all of one turn in one transaction, and those of the next turn in another', async () => {
    const notebook = new Notebook();
    const group = new GroupCommit(notebook);
    await Promise.all([group.add(notebook.write('a')), group.add(notebook.write('b'))]);
    await group.add(notebook.write('c'));
    expect(notebook.commits).toEqual([['a', 'b'], ['c']]);
  });

  it('does not resolve before the commit', async () => {
    const notebook = new Notebook();
    const group = new GroupCommit(notebook);
    let resolved = false;
    const written = group.add(notebook.write('a')).then(() => {
      resolved = true;
    });
    await Promise.resolve();
    expect([resolved, notebook.commits.length]).toEqual([false, 0]);
    await written;
    expect(notebook.commits.length).toBe(1);
  });

  it('sets a bad write apart from the others of its turn', async () => {
    const notebook = new Notebook();
    const group = new GroupCommit(notebook);
    const results = await Promise.allSettled(['a', 'bad', 'b'].map((what) => group.add(notebook.write(what))));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(notebook.commits).toEqual([['a'], ['b']]);
  });

  it('rejects all when the disk fails', async () => {
    const notebook = new Notebook();
    notebook.failing = true;
    const group = new GroupCommit(notebook);
    const results = await Promise.allSettled(['a', 'b'].map((what) => group.add(notebook.write(what))));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(notebook.commits).toEqual([]);
  });
});
