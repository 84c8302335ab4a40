import type { PersonKind } from '@daybook/contract/rollCall/rollCall.rules.ts'
import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { Tabs } from '../../kit/Tabs.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { newId, send } from '../../platform/outbox/current.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { CheckItems } from '../checklist/index.ts'
import { RollCall } from '../rollCall/RollCall.tsx'
import { DrillResult } from './DrillResult.tsx'
import {
  answerDrill,
  drillPageQuery,
  holdDrill,
  instant,
  markPeople,
  stopDrill,
  typeNamed,
} from './drill.data.ts'
import type { Drill, DrillPage } from './drill.effects.ts'
import { FinishSheet } from './FinishSheet.tsx'
import { Stopwatch } from './Stopwatch.tsx'

/** A drill as it is held: the stopwatch, the roll call and the checklist. It works without a network. */
export function DrillScreen() {
  const t = useT()
  const type = typeNamed(useSearch('drill').type)
  const read = useQuery(drillPageQuery(type))
  return (
    <>
      <HeadActions title={t(`drill.${type}`)} />
      <Loaded read={read} skeleton="page">
        {(page) => (
          <Stack p="1rem var(--gutter)">
            {page.drill === null ? (
              <Ready
                page={page}
                onHold={() => send(holdDrill, { id: newId(), type, startedAt: instant() })}
              />
            ) : page.drill.finished ? (
              <DrillResult drill={page.drill} template={page.template} />
            ) : (
              <Running drill={page.drill} page={page} />
            )}
          </Stack>
        )}
      </Loaded>
    </>
  )
}

interface ReadyProps {
  page: DrillPage
  onHold: () => void
}

function Ready({ page: { present, withChildren }, onHold }: ReadyProps) {
  const t = useT()
  const count = (wanted: PersonKind) => present.filter(({ kind }) => kind === wanted).length
  const here = { children: count('child'), staff: count('staff'), visitors: count('visitor') }
  return (
    <>
      <Section>
        <p>{t(withChildren ? 'drill.ready' : 'drill.readyAdults', here)}</p>
        <p>{t('drill.readyHint')}</p>
      </Section>
      <ActionBar>
        <Button onClick={onHold}>{t('drill.begin')}</Button>
      </ActionBar>
    </>
  )
}

const tabs = ['rollCall', 'checklist'] as const

function Running({ drill, page: { template } }: { drill: Drill; page: DrillPage }) {
  const t = useT()
  const [tab, setTab] = useState<(typeof tabs)[number]>('rollCall')
  const [isFinishing, setIsFinishing] = useState(false)
  const { id, type, people, endedAt, check } = drill
  const missing = people.filter(({ marked }) => marked === null).length
  return (
    <>
      <Stopwatch drill={drill} />
      <Tabs
        label={t('drill.view')}
        tabs={tabs.map((value) => ({ value, label: t(`drill.${value}`) }))}
        value={tab}
        onChange={setTab}
      />
      {tab === 'rollCall' ? (
        <RollCall
          people={people}
          words={{ marked: t('drill.safe'), missing: t('drill.notSeen') }}
          onMark={(ids, isSafe) => send(markPeople, { id, type, people: ids, isSafe, at: instant() })}
        />
      ) : (
        <CheckItems
          sections={template.sections}
          answers={check?.answers ?? []}
          check={{ id, taskId: null, opened: check?.opened ?? [] }}
          onAnswer={(itemId, value, said = {}) =>
            send(answerDrill, {
              id,
              type,
              version: check?.version ?? template.version,
              answers: [
                {
                  id: newId(),
                  itemId,
                  value,
                  reason: said.reason || null,
                  action: said.action || null,
                  photos: [...(said.photos ?? [])],
                  at: instant(),
                },
              ],
            })
          }
        />
      )}
      <FinishSheet drill={drill} open={isFinishing} onClose={() => setIsFinishing(false)} />
      <ActionBar says={missing > 0 ? t('drill.missing', { count: missing }) : t('drill.allSafe')}>
        {endedAt === null ? (
          <Button onClick={() => send(stopDrill, { id, type, at: instant() })}>{t('drill.stop')}</Button>
        ) : (
          <Button onClick={() => setIsFinishing(true)}>{t('drill.finish')}</Button>
        )}
      </ActionBar>
    </>
  )
}
