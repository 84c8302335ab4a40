export { assertionOptions, proveByPasskey } from './passkey.assertion.ts'
export type { PasskeyParts } from './passkey.parts.ts'
export { deletePasskeys, hasPasskey } from './passkey.queries.ts'
