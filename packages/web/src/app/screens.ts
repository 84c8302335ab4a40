// Every screen of the app. A feature adds its table here, and nothing else has to know of it.
import { attendanceScreens } from '../features/attendance/index.ts'
import { authScreens } from '../features/auth/index.ts'
import type { ScreenSpec } from '../platform/screens/screens.ts'

const tables: Record<string, Record<string, ScreenSpec>> = {
  attendance: attendanceScreens,
  auth: authScreens,
}

/** Screen name → its row, and the feature that it belongs to. */
export const screenTable: Record<string, ScreenSpec & { feature: string }> = Object.fromEntries(
  Object.entries(tables).flatMap(([feature, table]) =>
    Object.entries(table).map(([name, screen]) => [name, { ...screen, feature }]),
  ),
)
