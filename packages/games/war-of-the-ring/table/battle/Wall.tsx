import type { JSX } from 'solid-js';

/** A merlon every 34 units of the wall's 340. */
const MERLONS = Array.from({ length: 10 }, () => 'h10v-8h14v8h10').join('');
const COURSES = [19, 28];

/** The wall that stands before the besieged. */
export function Wall(): JSX.Element {
  return (
    <svg class="wb-wall" viewBox="0 0 340 36" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 36V10${MERLONS}V36z`} fill="#e5d6b4" stroke="#3a2716" stroke-width="1.4" />
      <path
        d={`${COURSES.map((y) => `M0 ${y}h340`).join('')}${Array.from({ length: 8 }, (_, n) => `M${20 + n * 42} 19v9M${40 + n * 42} 28v8`).join('')}`}
        fill="none"
        stroke="#8a6f4a"
        stroke-width=".9"
      />
    </svg>
  );
}
