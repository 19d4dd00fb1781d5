import './chapters.css';
import type { Chapter } from '#games/primer.ts';
import { For, type JSX } from 'solid-js';
import { RuleLinks } from './RuleLinks.tsx';
import { ExamplePlate } from './ExamplePlate.tsx';
import type { PrimerWords } from '../i18n/primerTexts.ts';

/** The chapters of a primer, with drawn examples. */
export function Chapters(props: {
  readonly game: string;
  readonly chapters: readonly Chapter[];
  readonly tPrimer: PrimerWords;
}): JSX.Element {
  const word = (chapter: Chapter, id: string): string => props.tPrimer(`chapter.${chapter.id}.${id}`);
  return (
    <For each={props.chapters}>
      {(chapter) => (
        <section class="chapter" id={chapter.id} aria-labelledby={`${chapter.id}-head`}>
          <h2 id={`${chapter.id}-head`}>{word(chapter, 'title')}</h2>
          <div class="chapter-points">
            <For each={chapter.points}>
              {(point) => (
                <p>
                  {word(chapter, point.id)} <RuleLinks game={props.game} rules={point.rules} />
                </p>
              )}
            </For>
          </div>
          <div class="chapter-examples">
            <For each={chapter.examples}>
              {(example) => <ExamplePlate game={props.game} example={example} caption={word(chapter, example.id)} />}
            </For>
          </div>
        </section>
      )}
    </For>
  );
}
