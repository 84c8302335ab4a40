// All screens of the app by name, from the generated table.
import type { ScreenSpec } from '../platform/screens/screens.ts'
import { screens } from './screens.generated.ts'

const tables: Record<string, Record<string, ScreenSpec>> = screens

/** Each screen with its feature, by screen name. */
export const screenTable: Record<string, ScreenSpec & { feature: string }> = Object.fromEntries(
  Object.entries(tables).flatMap(([feature, table]) =>
    Object.entries(table).map(([name, screen]) => [name, { ...screen, feature }]),
  ),
)
