export { type PresenceThen, presenceAt } from './presence.queries.ts'
