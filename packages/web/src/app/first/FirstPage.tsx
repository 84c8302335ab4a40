// The sign-in page as it stands in index.html (tools/vite-first-page.ts): the screen itself, rendered at build time.
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { LoginAccountScreen } from '../../features/auth/LoginAccountScreen.tsx'
import { KitContext } from '../../kit/kit.context.ts'
import type { Language } from '../../platform/i18n/chosen.ts'
import { setPack, wordsOf } from '../../platform/i18n/language.ts'
import type { Pack } from '../../platform/i18n/words.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { registerScreens } from '../../platform/screens/places.ts'
import { ScreenContext } from '../../platform/screens/screen.context.ts'
import { screenTable } from '../screens.ts'
import { cssVariables, theme } from '../theme.ts'

export function firstMarkup(language: Language, pack: Pack): string {
  registerScreens(screenTable)
  setPack(language, pack)
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const surroundings = {
    words: (word: string) => wordsOf(`kit.${word}`) ?? word,
    online: true,
    isGone: () => false,
    isNotReadToday: () => false,
    now: Date.now,
    headActions: null,
    setTitle: () => undefined,
  }
  const markup = renderToStaticMarkup(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} deduplicateCssVariables={false}>
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>
          <KitContext value={surroundings}>
            <main>
              <ScreenContext value={{ name: 'loginAccount', search: {} }}>
                <LoginAccountScreen />
              </ScreenContext>
            </main>
          </KitContext>
        </RouterContextProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  queryClient.clear()
  // The app's addresses are in the hash.
  return markup.replaceAll('href="/pages/', 'href="#/pages/')
}
