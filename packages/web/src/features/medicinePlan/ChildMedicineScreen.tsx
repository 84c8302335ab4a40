import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { session } from '../../platform/session/current.ts'
import { useDayWords, useFriendlyTime, useTimeZone } from '../../platform/time/centre.time.ts'
import { Drawing } from '../aftercare/index.ts'
import { AuthorityFacts } from './AuthorityFacts.tsx'
import { ChildBefore } from './ChildBefore.tsx'
import { ConfirmDoses } from './ConfirmDoses.tsx'
import { CountSheet } from './CountSheet.tsx'
import { EndSheet } from './EndSheet.tsx'
import { EarlierDoses, GiveSheet } from './GiveSheet.tsx'
import { AuthoritySheet, WordSheet } from './LazySheets.tsx'
import { childListQuery } from './medicinePlan.data.ts'
import type { ChildList } from './medicinePlan.effects.ts'
import type { Authority, MedicineChild } from './medicinePlan.plan.ts'
import { medicineWords, otherDoseWords } from './medicinePlan.words.ts'

/** A child's medicines: what parents agreed to, and the doses of a month. */
export function ChildMedicineScreen() {
  const { id = '' } = useSearch('medicineOfChild')
  const read = useQuery({ ...childListQuery(id), enabled: id !== '' })
  if (id === '') return <Gone />
  return <DetailScreen read={read}>{(list) => <MedicinesOfChild list={list} />}</DetailScreen>
}

function MedicinesOfChild({ list: { child, authorities, otherDoses } }: { list: ChildList }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const say = (instant: string) => friendlyTime(instant, now)
  const [isAdding, setIsAdding] = useState(false)
  const current = authorities.filter(({ ended }) => ended === null)
  const past = authorities.filter(({ ended }) => ended !== null)
  const mayRecord = session.can('care.record')
  return (
    <>
      <HeadActions title={t('medicinePlan.ofName', { name: child.firstName })} />
      <Section>
        <Stack gap="sm">
          <ChildBefore child={child} />
          {mayRecord && (
            <Button variant="default" onClick={() => setIsAdding(true)}>
              {t('medicinePlan.add')}
            </Button>
          )}
        </Stack>
      </Section>
      <ConfirmDoses authorities={authorities} say={say} />
      {current.length === 0 && (
        <Section title={t('medicinePlan.current')}>
          <p className="dim">{t('medicinePlan.currentNone', { name: child.firstName })}</p>
        </Section>
      )}
      {current.map((authority) => (
        <Medicine key={authority.id} authority={authority} child={child} say={say} />
      ))}
      {otherDoses.length > 0 && (
        <Section title={t('medicinePlan.otherDoses')}>
          <ul className="list">
            {otherDoses.map((dose) => (
              <li key={dose.id}>{otherDoseWords(t, dose, say)}</li>
            ))}
          </ul>
        </Section>
      )}
      {past.map((authority) => (
        <Medicine key={authority.id} authority={authority} child={child} say={say} />
      ))}
      <Suspense>{isAdding && <AuthoritySheet child={child} onClose={() => setIsAdding(false)} />}</Suspense>
    </>
  )
}

interface MedicineProps {
  authority: Authority
  child: MedicineChild
  say: (instant: string) => string
}

/** One authority with all its doses of the month, and what can be done with it. */
function Medicine({ authority, child, say }: MedicineProps) {
  const t = useT()
  const dayWords = useDayWords()
  const today = dayAt(new Date(useNow()), useTimeZone())
  const [open, setOpen] = useState<'give' | 'agree' | 'count' | 'end'>()
  const { reason, note, signed, ended, fromDay, untilDay, expiresOn, category } = authority
  const day = (of: string) => dayWords(of, 'date')
  const close = () => setOpen(undefined)
  return (
    <Section title={medicineWords(t, authority)}>
      <Stack gap="xs">
        <Stack gap="xs" align="flex-start">
          <AuthorityFacts authority={authority} child={child} />
        </Stack>
        <p>{t('medicinePlan.reason', { reason })}</p>
        {note && <p style={{ whiteSpace: 'pre-line' }}>{note}</p>}
        <p>{t(`medicinePlan.category.${category}`)}</p>
        <p>
          {untilDay
            ? t('medicinePlan.until', { from: day(fromDay), until: day(untilDay) })
            : t('medicinePlan.since', { from: day(fromDay) })}
        </p>
        {expiresOn && <p>{t('medicinePlan.expires', { day: day(expiresOn) })}</p>}
        {signed.drawing && <Drawing lines={signed.drawing} label={t('medicinePlan.sign')} />}
        <p className="dim">{t('medicinePlan.signedBy', { name: signed.name, time: say(signed.at) })}</p>
        {ended && (
          <p>
            {t('medicinePlan.endedBy', { time: say(ended.at), who: ended.byName })}
            {ended.why && ` · ${ended.why}`}
          </p>
        )}
        {category === 'period' &&
          authority.words
            .filter(({ id }) => id !== authority.id)
            .map((word) => (
              <p key={word.id} className="dim">
                {t('medicinePlan.agreed', { name: word.name, time: say(word.at) })}
              </p>
            ))}
        <EarlierDoses authority={authority} say={say} none="monthNone" />
        {!ended && session.can('care.record') && (
          <Group gap="xs" grow preventGrowOverflow={false}>
            <Button onClick={() => setOpen('give')}>{t('medicinePlan.give')}</Button>
            {category === 'period' && authority.words.every((word) => word.day !== today) && (
              <Button variant="default" onClick={() => setOpen('agree')}>
                {t('medicinePlan.agree')}
              </Button>
            )}
            <Button variant="default" onClick={() => setOpen('count')}>
              {t('medicinePlan.count')}
            </Button>
            <Button variant="default" onClick={() => setOpen('end')}>
              {t('medicinePlan.end')}
            </Button>
          </Group>
        )}
        {open === 'give' && <GiveSheet authority={authority} child={child} onClose={close} />}
        <Suspense>
          {open === 'agree' && <WordSheet authority={authority} child={child} onClose={close} />}
        </Suspense>
        {open === 'count' && <CountSheet authority={authority} onClose={close} />}
        {open === 'end' && <EndSheet authority={authority} onClose={close} />}
      </Stack>
    </Section>
  )
}
