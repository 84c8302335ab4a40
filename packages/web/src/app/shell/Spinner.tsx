import { spinnerDelay } from '@daybook/contract/kernel/constants.ts'
import { Box, Loader } from '@mantine/core'
import { useStore } from '../../kit/store.ts'
import { useAfter } from '../../kit/timing.ts'
import { busy } from '../../platform/api/busy.ts'
import { useT } from '../../platform/i18n/language.ts'

const veil = { position: 'fixed', inset: 0, zIndex: 300, display: 'grid', placeItems: 'center' } as const
const box = { gap: '0.75rem', justifyItems: 'center' }

/** Covers the page when the user has waited 800 ms for an action. */
export function Spinner() {
  const t = useT()
  const waiting = useStore(busy) > 0
  const late = useAfter(waiting, spinnerDelay)
  return (
    <div role="status" style={late ? veil : undefined}>
      {late && (
        <Box
          display="grid"
          miw="8rem"
          p="1.25rem"
          c="var(--toast-text)"
          bg="var(--toast)"
          bdrs="lg"
          style={box}
        >
          <Loader color="currentColor" size="2.25rem" />
          {t('api.requesting')}
        </Box>
      )}
    </div>
  )
}
