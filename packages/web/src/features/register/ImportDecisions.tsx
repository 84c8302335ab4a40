import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import type { DayOrder } from '@daybook/contract/register/import.dates.rules.ts'
import { isWeekdays } from '@daybook/contract/register/import.rules.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { client } from '../../platform/api/client.ts'
import { useT } from '../../platform/i18n/language.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import type { Mends } from './import.cells.ts'
import { titleOf } from './import.columns.ts'
import { type Decision, problemWords } from './import.decisions.ts'
import styles from './Register.module.css'

const rooms = client(room)
const newRoom = '+'

interface ImportDecisionsProps {
  of: RegisterName
  decisions: readonly Decision[]
  mends: Mends
  /** The keys of what does not fit as things stand. */
  open: ReadonlySet<string>
  onMend: (key: string, text: string | undefined) => void
  /** An example of a date with two readings, where the file does not say which is meant. */
  unclear: string | undefined
  order: DayOrder | undefined
  onOrder: (order: DayOrder) => void
  /** Whether the list has contacts and doesn't say which of them may collect. */
  asksCollect: boolean
  mayCollect: boolean | undefined
  onCollect: (mayCollect: boolean) => void
}

/** What is asked once for all rows that it is about. */
export function ImportDecisions(props: ImportDecisionsProps) {
  const { decisions, unclear, asksCollect } = props
  const t = useT()
  if (decisions.length === 0 && unclear === undefined && !asksCollect) return null
  return (
    <Section title={t('register.importDecide')}>
      <div className={styles.columns}>
        {unclear !== undefined && <DateOrder {...props} unclear={unclear} />}
        {asksCollect && <WhoCollects {...props} />}
        {decisions.map((one) => (
          <Asked key={one.key} {...props} one={one} />
        ))}
      </div>
    </Section>
  )
}

const chevron = <IconChevronDown size="1.25rem" aria-hidden="true" />

function DateOrder({ unclear, order, onOrder }: ImportDecisionsProps & { unclear: string }) {
  const t = useT()
  return (
    <NativeSelect
      label={t('register.importDates', { example: unclear })}
      required
      value={order ?? ''}
      onChange={({ currentTarget }) => onOrder(currentTarget.value as DayOrder)}
      data={[
        { value: '', label: t('fields.choose'), disabled: true },
        { value: 'dmy', label: t('register.importDayFirst') },
        { value: 'mdy', label: t('register.importMonthFirst') },
      ]}
      rightSection={chevron}
    />
  )
}

function WhoCollects({ mayCollect, onCollect }: ImportDecisionsProps) {
  const t = useT()
  return (
    <NativeSelect
      label={t('register.importCollect')}
      description={t('register.importCollectHint')}
      required
      value={mayCollect === undefined ? '' : Number(mayCollect)}
      onChange={({ currentTarget }) => onCollect(currentTarget.value === '1')}
      data={[
        { value: '', label: t('fields.choose'), disabled: true },
        { value: '1', label: t('register.importCollectAll') },
        { value: '0', label: t('register.importCollectNone') },
      ]}
      rightSection={chevron}
    />
  )
}

function Asked({ of, one, mends, open, onMend }: ImportDecisionsProps & { one: Decision }) {
  const t = useT()
  const { key, path, cell, beside, field, options, rows } = one
  const what = titleOf(of, path)
  const label =
    cell !== ''
      ? t('register.importValue', { what, cell })
      : beside === ''
        ? t('register.importNone', { what })
        : t('register.importBeside', { what, beside })
  const description = t('register.importRows', { count: rows.length })
  const mend = mends[key]
  const list =
    field?.kind === 'yesNo' || field?.kind === 'flag' ? yesOrNo(t('fields.yes'), t('fields.no')) : options

  async function choose(value: string) {
    if (value !== newRoom) return onMend(key, value === 'ask' ? undefined : value === 'none' ? '' : value)
    const { id, name } = await addRoom(cell, rows.length)
    showToast(t('register.importRoomAdded', { name }))
    onMend(key, id)
  }

  const isOfDays = field !== undefined && isWeekdays(field)
  if (isOfDays || (list.length === 0 && field?.kind !== 'room'))
    return (
      <TextInput
        label={label}
        description={description}
        error={open.has(key) && (isOfDays ? t('register.importDays') : problemWords(one.error))}
        defaultValue={mend ?? cell}
        onBlur={({ currentTarget: { value } }) => value !== (mend ?? cell) && onMend(key, value)}
      />
    )
  return (
    <NativeSelect
      label={label}
      description={description}
      error={mend === undefined ? problemWords(one.error) : undefined}
      value={mend === undefined ? 'ask' : mend === '' ? 'none' : mend}
      onChange={({ currentTarget }) => void choose(currentTarget.value).catch(() => undefined)}
      data={[
        { value: 'ask', label: t('fields.choose'), disabled: true },
        ...list.map(({ value, words }) => ({ value, label: words })),
        ...(field?.kind === 'room' && cell !== '' && !list.some(({ value }) => value === mend && mend !== '')
          ? [{ value: newRoom, label: t('register.importNewRoom', { name: cell }) }]
          : []),
        ...(field?.required && !path.includes('.')
          ? []
          : [{ value: 'none', label: t('register.importBlank') }]),
      ]}
      rightSection={chevron}
    />
  )
}

const yesOrNo = (yes: string, no: string) => [
  { value: '1', words: yes },
  { value: '0', words: no },
]

/** A room for children up to school age; the manager sets its ages and places afterwards. */
async function addRoom(name: string, children: number) {
  const answer = await rooms.submit({
    name,
    fromMonths: 0,
    untilMonths: 72,
    capacity: Math.min(200, children),
  })
  receiveAnswer(rooms.submit.id, answer)
  return answer
}
