import { Box, Button, Stack } from '@mantine/core'
import { IconBellOff, IconBellRinging } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useLanguage, useT } from '../../platform/i18n/language.ts'
import { pushState, subscribeBrowser, unsubscribeBrowser } from './browser.push.ts'
import { keepPush } from './kept.push.ts'
import { type Settings, subscribe, unsubscribe } from './notification.data.ts'

/** Whether this device shows pushes, and the button to change it. */
export function PushSection({ settings: { pushKey, isSubscribed } }: { settings: Settings }) {
  const t = useT()
  const language = useLanguage()
  const [state, setState] = useState(pushState)
  const [isBusy, setIsBusy] = useState(false)

  async function turnOn() {
    const subscription = await subscribeBrowser(pushKey)
    setState(pushState())
    if (!subscription) return
    await subscribe({ ...subscription, language })
    keepPush(subscription.endpoint)
    showToast(t('notification.pushIsOn'))
  }

  async function turnOff() {
    await unsubscribe()
    keepPush(undefined)
    await unsubscribeBrowser()
  }

  async function change() {
    setIsBusy(true)
    try {
      await (isSubscribed ? turnOff() : turnOn())
    } catch {
      // The server's refusal has been shown; the browser's has no words of its own.
      showToast(t('notification.pushFailed'), { isError: true })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Section title={t('notification.device')}>
      <Stack gap="1.25rem">
        <Box component="p" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t(hints[isSubscribed ? 'on' : state])}
        </Box>
        {(isSubscribed || state === 'possible') && (
          <Button
            variant={isSubscribed ? 'default' : 'light'}
            loading={isBusy}
            leftSection={isSubscribed ? <IconBellOff size="1.25rem" /> : <IconBellRinging size="1.25rem" />}
            onClick={() => void change()}
          >
            {t(isSubscribed ? 'notification.pushOff' : 'notification.pushOn')}
          </Button>
        )}
      </Stack>
    </Section>
  )
}

const hints = {
  on: 'notification.pushOnHint',
  possible: 'notification.pushHint',
  denied: 'notification.pushDenied',
  none: 'notification.pushNone',
} as const
