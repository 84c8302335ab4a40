export type { PasswordFormats } from './auth.password.formats.ts'
export { findActor } from './auth.session.queries.ts'
