export { forgetSignIns } from './auth.jobs.ts'
export { authRoutes } from './auth.routes.ts'
export { argonPasswords, hashPassword, type Passwords } from './passwords.ts'
export { endSessions, findActor } from './session.queries.ts'
