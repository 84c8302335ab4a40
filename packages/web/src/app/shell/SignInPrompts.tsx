import { Button } from '@mantine/core'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { type SignInPrompt, signInPrompt } from '../../platform/session/signIn.ask.ts'
import { goToSignIn } from '../sign.in.ts'

/** The two prompts of section 4 of the specification. */
export function SignInPrompts({ prompt }: { prompt: SignInPrompt }) {
  const t = useT()
  const close = () => signInPrompt.set(undefined)
  const signIn = () => {
    close()
    void goToSignIn()
  }
  const mayStay = prompt === 'continue'
  return (
    <Sheet
      open
      onClose={mayStay ? close : signIn}
      title={t('app.signIn')}
      actions={
        <>
          {mayStay && (
            <Button variant="default" onClick={close}>
              {t('app.notNow')}
            </Button>
          )}
          <Button onClick={signIn}>{mayStay ? t('app.login') : t('app.loginNow')}</Button>
        </>
      }
    >
      <p>{mayStay ? t('app.promptContinue') : t('app.promptLogin')}</p>
    </Sheet>
  )
}
