import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { enter } from './auth.enter.ts'

/** Signs in with a passkey, in browsers that have them. */
export function PasskeyButton({ redirect }: { redirect: string | undefined }) {
  const t = useT()
  const [isBusy, setIsBusy] = useState(false)
  // The page that is rendered at build time has the button (app/first).
  if (globalThis.window && !('PublicKeyCredential' in window)) return null

  async function signIn() {
    setIsBusy(true)
    try {
      const { signInByPasskey } = await loadChunk(() => import('./auth.passkey.ts'))
      await signInByPasskey()
    } catch (error) {
      const words = error instanceof ApiError ? errorWords(error) : t('auth.passkeyNone')
      return showToast(words, { isError: true })
    } finally {
      setIsBusy(false)
    }
    await enter(redirect)
  }

  return (
    <Button
      variant="default"
      size="lg"
      leftSection={<IconFingerprint size="1.25rem" aria-hidden="true" />}
      loading={isBusy}
      onClick={() => void signIn()}
    >
      {t('auth.byPasskey')}
    </Button>
  )
}
