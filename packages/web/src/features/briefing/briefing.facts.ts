// What a briefing says of a child, line by line.
import { openSleepOf } from '@daybook/contract/briefing/briefing.rules.ts'
import { isSameMedicine } from '@daybook/contract/medicine/medicine.rules.ts'
import {
  IconBandage,
  IconBell,
  IconGavel,
  IconNotes,
  IconPill,
  IconToolsKitchen2,
  IconUserOff,
  IconZzz,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { declared } from '../../platform/declared.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { wordsOf } from '../../platform/i18n/language.ts'
import { labelled, listed } from '../../platform/i18n/punctuation.ts'
import { detailWords, type EntryKind } from '../care/index.ts'
import { dietWords } from '../child/index.ts'
import type { BriefedChild } from './briefing.effects.ts'

export interface Fact {
  key: string
  icon: ComponentType<{ size?: number | string }>
  words: string
  isAlarming?: boolean
}

/** Says an instant at the centre. */
type Say = (instant: string) => string
type Entry = BriefedChild['care'][number]

const kindOf = ({ kind }: Entry): EntryKind | undefined =>
  Object.values(declared('careKinds')).find(({ name }) => name === kind)

const isNote = ({ kind }: Entry) => kind === 'dayNote'

/** The last of each kind of care, without what has a line of its own: an open sleep and notes of the day. */
export function careWords(t: Translate, child: BriefedChild, say: Say): string {
  const asleep = openSleepOf(child)
  const said = child.care.flatMap((entry) => {
    const kind = kindOf(entry)
    if (entry === asleep || isNote(entry) || !kind) return []
    const what = labelled(t(kind.title), listed([detailWords(t, kind, entry.detail), entry.note]))
    return [t('briefing.care', { what, time: say(entry.occurredAt) })]
  })
  if (said.length > 0) return said.join(' · ')
  return [...child.care, ...child.doses, ...child.injuries].length === 0 ? t('briefing.noCare') : ''
}

/** What is special about the child, the gravest first; allergies stand before it. */
export function factsOf(t: Translate, child: BriefedChild, say: Say): Fact[] {
  const { mayNotCollect, orders, custodyNote, injuries, doses, nextDoses, reminders, care } = child
  const diet = dietWords(t, child)
  const facts: Fact[] = []
  const add = (key: string, icon: Fact['icon'], words: string, isAlarming = false) =>
    facts.push({ key, icon, words, isAlarming })
  if (mayNotCollect.length > 0)
    add('barred', IconUserOff, t('attendance.mayNotCollect', { names: listed(mayNotCollect) }), true)
  for (const [place, { name, note, phone }] of orders.entries()) {
    const what = phone ? t('briefing.orderCall', { note, phone }) : note
    add(`order ${place}`, IconGavel, labelled(t('briefing.order', { name }), what), true)
  }
  if (custodyNote !== null) add('custody', IconGavel, labelled(t('childPage.custody'), custodyNote), true)
  for (const injury of injuries) add(injury.id, IconBandage, injuryWords(t, injury, say), injury.isWatched)
  const asleep = openSleepOf(child)
  if (asleep) add(asleep.id, IconZzz, sleepWords(t, asleep, say))
  for (const dose of doses) add(dose.id, IconPill, doseWords(t, dose, say), dose.problem !== undefined)
  for (const next of nextDoses) add(next.id, IconPill, nextDoseWords(t, next, say))
  const isPlanned = doses.every(({ name }) => nextDoses.some((next) => isSameMedicine(next.name, name)))
  if (!isPlanned) add('nextDose', IconPill, t('briefing.nextDose'))
  if (diet) add('diet', IconToolsKitchen2, t('briefing.diet', { diet }))
  for (const [place, reminder] of reminders.entries()) add(`reminder ${place}`, IconBell, reminder)
  for (const { id, note, occurredAt } of care.filter(isNote))
    add(id, IconNotes, t('briefing.care', { what: note ?? '', time: say(occurredAt) }))
  return facts
}

function doseWords(t: Translate, dose: BriefedChild['doses'][number], say: Say): string {
  const { name, problem } = dose
  const said = t('briefing.dose', { name, dose: dose.dose, time: say(dose.at) })
  if (!problem) return said
  return listed([labelled(t(`medicinePlan.outcome.${problem.outcome}`), said), problem.note])
}

function nextDoseWords(t: Translate, next: BriefedChild['nextDoses'][number], say: Say): string {
  const { name, dose, dueAt, from } = next
  if (dueAt) return t('briefing.nextDoseDue', { name, dose, time: say(dueAt) })
  return from
    ? t('briefing.nextDoseFrom', { name, dose, time: say(from) })
    : t('briefing.nextDosePlanned', { name, dose })
}

function sleepWords(t: Translate, { occurredAt, detail: { asleepAt } }: Entry, say: Say): string {
  return typeof asleepAt === 'string'
    ? t('briefing.asleep', { time: say(asleepAt) })
    : t('briefing.inBed', { time: say(occurredAt) })
}

function injuryWords(t: Translate, injury: BriefedChild['injuries'][number], say: Say): string {
  const { injuries, bodyParts, at, isWatched, nextLookAt } = injury
  const what = listed([
    ...injuries.map((one) => wordsOf(`incident.injuries.${one}`) ?? one),
    ...bodyParts.map((part) => wordsOf(`fields.part.${part}`) ?? part),
  ])
  const said = t('briefing.injury', { what, time: say(at) })
  if (!isWatched) return said
  const next = nextLookAt ? t('briefing.headCheck', { time: say(nextLookAt) }) : t('briefing.noHeadCheck')
  return [said, next].join(' · ')
}
