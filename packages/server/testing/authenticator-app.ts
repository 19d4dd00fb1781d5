/** The bytes of a secret as an authenticator app reads it, blanks or not. */
export function bytesOf(shown: string): Buffer {
  const bits = Array.from(shown.replaceAll(' ', ''), (sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  ).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
