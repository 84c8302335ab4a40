// Every screen of the app. A feature adds its table here, and nothing else has to know of it. The tables are
// taken from their own files, because everything that a feature's index.ts offers to other features would
// become part of the first load.
import { attendanceScreens } from '../features/attendance/attendance.screens.ts'
import { authScreens } from '../features/auth/auth.screens.ts'
import { bottleFeedScreens } from '../features/bottleFeed/bottleFeed.screens.ts'
import { careLogScreens } from '../features/careLog/careLog.screens.ts'
import { childPageScreens } from '../features/childPage/childPage.screens.ts'
import { messageScreens } from '../features/message/message.screens.ts'
import { nappyChangeScreens } from '../features/nappyChange/nappyChange.screens.ts'
import { outboxScreens } from '../features/outbox/outbox.screens.ts'
import { planScreens } from '../features/plan/plan.screens.ts'
import { sleepScreens } from '../features/sleep/sleep.screens.ts'
import { sunscreenApplicationScreens } from '../features/sunscreenApplication/sunscreenApplication.screens.ts'
import { todayScreens } from '../features/today/today.screens.ts'
import type { ScreenSpec } from '../platform/screens/screens.ts'

const tables: Record<string, Record<string, ScreenSpec>> = {
  attendance: attendanceScreens,
  auth: authScreens,
  bottleFeed: bottleFeedScreens,
  careLog: careLogScreens,
  childPage: childPageScreens,
  message: messageScreens,
  nappyChange: nappyChangeScreens,
  outbox: outboxScreens,
  plan: planScreens,
  sleep: sleepScreens,
  sunscreenApplication: sunscreenApplicationScreens,
  today: todayScreens,
}

/** Screen name → its row, and the feature that it belongs to. */
export const screenTable: Record<string, ScreenSpec & { feature: string }> = Object.fromEntries(
  Object.entries(tables).flatMap(([feature, table]) =>
    Object.entries(table).map(([name, screen]) => [name, { ...screen, feature }]),
  ),
)
