export { authJobs } from './auth.jobs.ts'
export { argonPasswords, hashPassword, type Passwords } from './auth.passwords.ts'
export { authRoutes } from './auth.routes.ts'
export { findActor } from './auth.session.queries.ts'
