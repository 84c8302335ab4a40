// Every screen of the app by its name, from the generated table of the features' own.
import type { ScreenSpec } from '../platform/screens/screens.ts'
import { screens } from './screens.generated.ts'

const tables: Record<string, Record<string, ScreenSpec>> = screens

/** Screen name → its row, and the feature that it belongs to. */
export const screenTable: Record<string, ScreenSpec & { feature: string }> = Object.fromEntries(
  Object.entries(tables).flatMap(([feature, table]) =>
    Object.entries(table).map(([name, screen]) => [name, { ...screen, feature }]),
  ),
)
