import { LANGUAGES } from '#kernel';
import { z } from 'zod';
import { LABEL } from '../people/name.ts';
import { CREDENTIALS } from './schemas.ts';

/** What clients may send about the ways into an account. What browsers add to the answers of authenticators beyond this is left out. */

const BYTES = z
  .string()
  .max(16_384)
  .regex(/^[\w-]*$/);
const ID = z
  .string()
  .min(1)
  .max(1400)
  .regex(/^[\w-]+$/);

const common = {
  id: ID,
  rawId: ID,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

const ANSWER = z.object({
  ...common,
  response: z.object({ clientDataJSON: BYTES, authenticatorData: BYTES, signature: BYTES, userHandle: BYTES.exactOptional() }),
});

const MADE = z.object({
  ...common,
  response: z.object({
    clientDataJSON: BYTES,
    attestationObject: BYTES,
    transports: z
      .array(
        z
          .string()
          .max(20)
          .regex(/^[a-z-]+$/),
      )
      .max(8)
      .exactOptional(),
  }),
});

/** A code of an authenticator app, or a recovery code as it is written down. */
const CODE = z.string().trim().min(1).max(40);

/** A password, a passkey or a code; with none of them the session must have been proved a little while ago. */
const PROOF = { password: z.string().max(200).exactOptional(), passkey: ANSWER.exactOptional(), code: CODE.exactOptional() };

export const LOGIN = CREDENTIALS.extend({ code: CODE.exactOptional() });
export const PROVE = z.strictObject(PROOF);
export const SECOND_FACTOR_CODE = z.strictObject({ code: CODE });
export const SECOND_FACTOR_PROOF = z.strictObject({ code: CODE.exactOptional(), passkey: ANSWER.exactOptional() });

export const PASSKEY_TO_MAKE = z.strictObject({ account: CREDENTIALS.shape.account.exactOptional(), ...PROOF });
export const PASSKEY_MADE = z.strictObject({
  made: MADE,
  account: CREDENTIALS.shape.account.exactOptional(),
  name: LABEL.exactOptional(),
});
export const PASSKEY_ASKED = z.strictObject({ to: z.enum(['login', 'prove']) });
export const PASSKEY_LOGIN = z.strictObject({ passkey: ANSWER });
export const PASSKEY_NAME = z.strictObject({ id: ID, name: LABEL });
export const PASSKEY_GONE = z.strictObject({ id: ID, last: z.literal(true).exactOptional(), ...PROOF });

export const FORGOT = z.strictObject({ account: z.string().trim().min(1).max(200), language: z.enum(LANGUAGES) });
export const RECOVER = z.strictObject({ token: z.string().max(64), next: CREDENTIALS.shape.password, code: CODE.exactOptional() });

export const NEW_PASSWORD = z.strictObject({ ...PROOF, next: CREDENTIALS.shape.password });
export const LEAVE = z.strictObject(PROOF);
