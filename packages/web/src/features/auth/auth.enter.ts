import { go } from '../../platform/screens/navigate.ts'
import { ownPage } from '../../platform/screens/own.page.ts'
import { placeOf, screenAt, splitPlace, to } from '../../platform/screens/places.ts'
import { pendingStep } from './auth.step.ts'

const home = '/pages/home/home'

/** Opens the page that the person wanted, or the pending second step. */
export async function enter(redirect: string | undefined): Promise<void> {
  if (pendingStep()) return go(to.loginSecondStep({ redirect }), { replace: true })
  const { path, search } = splitPlace(placeOf(ownPage(redirect, isScreen) ?? home))
  await go(placeOf(path, search), { replace: true })
}

function isScreen(path: string): boolean {
  const screen = screenAt(path)
  return screen !== undefined && !screen.name.startsWith('login')
}
