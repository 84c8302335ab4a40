// Every feature of the product: its operations and its jobs.
import { askAboutForgottenSignOuts, attendanceRoutes } from '../features/attendance/index.ts'
import { authRoutes, forgetSignIns, type Passwords } from '../features/auth/index.ts'
import { bottleFeedKind, bottleFeedRoutes } from '../features/bottleFeed/index.ts'
import { type CareKind, careRoutes } from '../features/care/index.ts'
import { childRoutes } from '../features/child/index.ts'
import { childPageRoutes } from '../features/childPage/index.ts'
import { contactRoutes } from '../features/contact/index.ts'
import { credentialRoutes } from '../features/credential/index.ts'
import { dayNoteKind, dayNoteRoutes } from '../features/dayNote/index.ts'
import { languageRoutes } from '../features/language/index.ts'
import { messageRoutes } from '../features/message/index.ts'
import { nappyChangeKind, nappyChangeRoutes } from '../features/nappyChange/index.ts'
import { planRoutes } from '../features/plan/index.ts'
import { reminderRoutes } from '../features/reminder/index.ts'
import { roomRoutes } from '../features/room/index.ts'
import { sleepKind, sleepRoutes, tellOfMissedChecks } from '../features/sleep/index.ts'
import { staffRoutes } from '../features/staff/index.ts'
import {
  sunscreenApplicationKind,
  sunscreenApplicationRoutes,
} from '../features/sunscreenApplication/index.ts'
import { makeTasksOfTheDay } from '../features/task/index.ts'
import { todayRoutes } from '../features/today/index.ts'
import { toiletVisitKind, toiletVisitRoutes } from '../features/toiletVisit/index.ts'
import { systemClock } from '../platform/clock.ts'
import { purgeKeysDaily } from '../platform/idempotency.jobs.ts'
import { type TokenMaker, tokenMaker } from '../platform/identity.ts'
import type { RandomBytes } from '../platform/ids.ts'
import type { Route } from '../platform/implement.ts'
import type { Job } from '../platform/jobs.queries.ts'

/** What some features need from the composition beyond their context. */
export interface Parts {
  tokens: TokenMaker
  passwords: Passwords
  random: RandomBytes
  /** Where the language packs lie that the web build wrote. */
  languageRoot: string | undefined
}

/** Whose entries can be looked after. */
const careKinds: readonly CareKind[] = [
  bottleFeedKind,
  dayNoteKind,
  nappyChangeKind,
  sleepKind,
  sunscreenApplicationKind,
  toiletVisitKind,
]

export function makeRoutes(parts: Parts): Route[] {
  return [
    ...attendanceRoutes,
    ...authRoutes(parts),
    ...childRoutes,
    ...childPageRoutes,
    ...contactRoutes,
    ...credentialRoutes,
    ...careRoutes(careKinds),
    ...bottleFeedRoutes,
    ...dayNoteRoutes,
    ...nappyChangeRoutes,
    ...sunscreenApplicationRoutes,
    ...toiletVisitRoutes,
    ...languageRoutes(parts.languageRoot),
    ...messageRoutes,
    ...planRoutes,
    ...reminderRoutes,
    ...roomRoutes,
    ...sleepRoutes,
    ...staffRoutes,
    ...todayRoutes,
  ]
}

/** The operations for those who read the table and call none: laws, the OpenAPI document, `npm run where`. */
export function listRoutes(): Route[] {
  return makeRoutes({
    tokens: tokenMaker(new Uint8Array(32), systemClock),
    passwords: { verify: async () => false },
    random: (bytes) => new Uint8Array(bytes),
    languageRoot: undefined,
  })
}

export const jobs: readonly Job[] = [
  askAboutForgottenSignOuts,
  forgetSignIns,
  makeTasksOfTheDay,
  purgeKeysDaily,
  tellOfMissedChecks,
]
