import { IconStopwatch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ListScreen, type PagedRead } from '../../kit/ListScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import type { CsvTable } from '../../platform/csv.ts'
import { useT } from '../../platform/i18n/language.ts'
import { ListExport } from '../../platform/screens/ListExport.tsx'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { minutesWords } from './hours.words.ts'
import { PeriodHead, type PeriodHeadProps } from './PeriodHead.tsx'

interface HoursListProps<Person> extends PeriodHeadProps {
  title: string
  empty: string
  /** What it is narrowed to. */
  room: string
  read: PagedRead<Person>
  table: () => Promise<CsvTable>
  of: (person: Person) => Shown
}

interface Shown {
  name: string
  face: ReactNode
  detail: string
  /** The sum, in minutes. */
  minutes: number
  /** The last day first. */
  days: readonly { day: string; minutes: number; detail: string }[]
}

/** People with the hours of a period. Each opens with the hours of every day. */
export function HoursList<Person extends { id: string }>(props: HoursListProps<Person>) {
  const { title, period, of } = props
  const t = useT()
  const dayWords = useDayWords()
  const [openedId, setOpenedId] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const open = (id: string) => {
    setOpenedId(id)
    setIsOpen(true)
  }
  // From the list, so that it follows what is recorded meanwhile.
  const person = props.read.data?.pages.flatMap(({ records }) => records).find(({ id }) => id === openedId)
  const opened = person && of(person)
  return (
    <>
      <ListExport title={title} period={period} room={props.room} read={props.table} />
      <ListScreen
        read={props.read}
        head={<PeriodHead {...props} />}
        empty={{ icon: <IconStopwatch />, title: props.empty, hint: t('hours.emptyHint') }}
      >
        {(person) => {
          const shown = of(person)
          return (
            <li key={person.id}>
              <Row
                as="button"
                start={shown.face}
                title={shown.name}
                detail={shown.detail}
                end={minutesWords(t, shown.minutes)}
                onClick={() => open(person.id)}
              />
            </li>
          )
        }}
      </ListScreen>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={opened?.name ?? ''}>
        <ul className="list">
          {opened?.days.map(({ day, minutes, detail }) => (
            <li key={day}>
              <Row title={dayWords(day, 'short')} detail={detail} end={minutesWords(t, minutes)} />
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}
