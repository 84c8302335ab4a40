import { useEffect } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { AlarmBar } from '../../platform/screens/AlarmBar.tsx'
import { to } from '../../platform/screens/places.ts'
import { roomMarks } from '../room/index.ts'
import { useDueChecks, useDueElsewhere } from './sleep.watch.data.ts'
import type { DueCheck } from './sleep.watch.ts'

/** The red bar about due sleep checks, on every screen: one child, or how many. Marks the rooms' chips as well. */
export function OverdueBar() {
  const t = useT()
  const checks = useDueChecks()
  const elsewhere = useDueElsewhere(checks)
  const rooms = [...new Set(checks.map(({ room }) => room.code))].join(' ')
  const words = t('sleep.checkIsDue')
  useEffect(() => {
    roomMarks.set(new Map(rooms === '' ? [] : rooms.split(' ').map((code) => [code, words])))
  }, [rooms, words])
  const [first] = elsewhere
  if (!first) return null
  return (
    <AlarmBar
      call={t('sleep.calls', { who: elsewhere.map(({ name }) => name).join(t('care.comma')) })}
      to={to.sleep({ code: first.room.code, check: elsewhere.length === 1 ? first.childId : undefined })}
    >
      {elsewhere.length === 1 ? oneWords(t, first) : severalWords(t, elsewhere.length, first)}
    </AlarmBar>
  )
}

type T = ReturnType<typeof useT>

const oneWords = (t: T, { name, over }: DueCheck) =>
  over === 0 ? t('sleep.checkNow', { name }) : t('sleep.checkNowOver', { name, minutes: over })

const severalWords = (t: T, count: number, { over }: DueCheck) =>
  over === 0 ? t('sleep.checkSeveral', { count }) : t('sleep.checkSeveralOver', { count, minutes: over })
