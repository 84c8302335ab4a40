import { go, here } from '../../platform/screens/navigate.ts'
import { ownPage } from '../../platform/screens/own.page.ts'
import { type Place, placeOf, screenAt, splitPlace, to } from '../../platform/screens/places.ts'
import { pendingStep } from './auth.step.ts'

const home = '/pages/home/home'

/** Opens the page that the person wanted, or the pending second step. */
export async function enter(redirect: string | undefined): Promise<void> {
  if (pendingStep()) return go(to.loginSecondStep({ redirect }), { replace: true })
  await go(landing(redirect), { replace: true })
}

function landing(redirect: string | undefined): Place {
  const { path, search } = splitPlace(placeOf(ownPage(redirect, isScreen) ?? home))
  return placeOf(path, search)
}

/** Where the open sign-in page leads. */
export function nextPlace(): Place {
  const redirect = new URLSearchParams(here().split('?')[1]).get('redirect')
  return landing(redirect ?? undefined)
}

function isScreen(path: string): boolean {
  const screen = screenAt(path)
  return screen !== undefined && !screen.name.startsWith('login')
}
