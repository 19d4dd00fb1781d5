import type { Page } from 'playwright-core';
import type { Picture } from '#web/ui/qr/testing/reader.ts';

/** A thing as it is seen on the screen, point by point. */
export async function pictureOf(page: Page, selector: string): Promise<Picture> {
  const shot = await page.locator(selector).screenshot();
  const { width, height, dark } = await page.evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    pen?.drawImage(bitmap, 0, 0);
    const { data } = pen?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    return {
      width: bitmap.width,
      height: bitmap.height,
      dark: Array.from({ length: data.length / 4 }, (_, at) => ((data[4 * at] ?? 255) < 128 ? '#' : '.')).join(''),
    };
  }, shot.toString('base64'));
  return { width, height, isDark: (x, y) => dark[y * width + x] === '#' };
}
