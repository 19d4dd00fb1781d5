import { expect, test } from 'vitest';
import { functionsLongerThan } from './long-functions.ts';

const SOURCE = `
function three() {
  return '}';
}
const four = (): string => {
  // }
  return \`\${three()} {\`;
};
class Room {
  five(): void {
    const inner = () => {
      three();
    };
  }
}
export const Part = () => (
  <p>
    It's {three()}
  </p>
);
`;

test('counts the lines of functions, arrows, methods and components', () => {
  const found = functionsLongerThan(3, 'house.tsx', SOURCE);
  expect(found).toEqual([
    { at: 'house.tsx:5', lines: 4 },
    { at: 'house.tsx:10', lines: 5 },
    { at: 'house.tsx:16', lines: 5 },
  ]);
  expect(functionsLongerThan(2, 'house.tsx', SOURCE)).toHaveLength(5);
});
