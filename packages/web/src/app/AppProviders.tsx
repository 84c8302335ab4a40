import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { queryClient } from '../platform/query/query.client.ts'
import { CrashBoundary } from './shell/CrashBoundary.tsx'
import { cssVariables, theme } from './theme.ts'

/** The app around its router: theme, queries, and what shows when it crashes. */
export function AppProviders({ router }: { router: AnyRouter }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      cssVariablesResolver={cssVariables}
      deduplicateCssVariables={false}
    >
      <CrashBoundary>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </CrashBoundary>
    </MantineProvider>
  )
}
