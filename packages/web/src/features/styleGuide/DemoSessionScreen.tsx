import { InvalidTokenError, readToken } from '@daybook/contract/kernel/token.ts'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import { Code } from './Code.tsx'

const secrets = ['accessToken', 'refreshToken']

/** The state of the session as the app holds it, without its tokens, and what the access token says. */
export function DemoSessionScreen() {
  const t = useT()
  const state = useSession()
  return (
    <>
      <Section title={t('styleGuide.session')} flush>
        {Object.entries(state).map(([name, value]) => (
          <Fact key={name} name={name}>
            {secrets.includes(name)
              ? t('styleGuide.notShown')
              : (JSON.stringify(value) ?? t('styleGuide.nothingSet'))}
          </Fact>
        ))}
      </Section>
      <Section title={t('styleGuide.token')} flush>
        {Object.entries(claimsOf(state.accessToken)).map(([name, value]) => (
          <Fact key={name} name={name}>
            {JSON.stringify(value)}
          </Fact>
        ))}
      </Section>
    </>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return <Row title={<Code>{name}</Code>} detail={<Code>{children}</Code>} />
}

/** What the token says, or why it says nothing. */
function claimsOf(token: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return readToken(token)
  } catch (error) {
    if (error instanceof InvalidTokenError) return { error: error.message }
    throw error
  }
}
