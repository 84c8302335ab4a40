import type { Check, CheckState } from '@daybook/contract/installation/installation.contract.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { Mark } from '../../kit/Mark.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { copyText } from '../../platform/copy.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { installationQuery } from './installation.data.ts'
import { detailOf, supportText } from './installation.words.ts'

const tones = { good: 'done', warning: 'soon', bad: 'overdue', off: undefined } as const

/** How each part of this installation is, for its operator. */
export function InstallationScreen() {
  const t = useT()
  const read = useQuery(installationQuery())
  return (
    <DetailScreen
      read={read}
      actions={({ at, checks }) => (
        <Button onClick={() => void copyText(supportText(at, checks))}>{t('installation.copy')}</Button>
      )}
    >
      {({ checks }) => <Checks checks={checks} />}
    </DetailScreen>
  )
}

function Checks({ checks }: { checks: readonly Check[] }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const count = checks.filter(({ state }) => state === 'warning' || state === 'bad').length
  const worst = checks.some(({ state }) => state === 'bad') ? 'bad' : count > 0 ? 'warning' : 'good'
  const saying = { t, time: (at: string) => friendlyTime(at, now) }
  return (
    <>
      <div>
        <State state={worst}>
          {count > 0 ? t('installation.attention', { count }) : t('installation.allGood')}
        </State>
      </div>
      <Section flush>
        <ul className="list">
          {checks.map((one) => (
            <li key={one.part}>
              <Row
                title={t(`installation.part.${one.part}`)}
                detail={detailOf(one, saying)}
                end={<State state={one.state}>{t(`installation.state.${one.state}`)}</State>}
              />
            </li>
          ))}
        </ul>
      </Section>
      <p className="dim">{t('installation.copyHint')}</p>
    </>
  )
}

function State({ state, children }: { state: CheckState; children: string }) {
  const Icon = state === 'good' ? IconCircleCheck : IconAlertTriangle
  return (
    <Mark tone={tones[state]} icon={state !== 'off' && <Icon size="1rem" aria-hidden="true" />}>
      {children}
    </Mark>
  )
}
