import { IconAdjustmentsHorizontal, IconClock, IconRepeat, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import type { BareKey, Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import type { Place } from '../../platform/screens/places.ts'
import { AmountStrips } from './AmountStrips.tsx'
import { CareIcons } from './CareFields.tsx'
import { type Desk, outstanding } from './care.board.ts'
import type { BoardSearch } from './care.data.ts'
import { withChosen, withNobody } from './care.draft.ts'
import { isAmount, lacksAmount } from './care.fields.ts'
import type { BoardChild } from './care.view.ts'
import { whoWords } from './care.words.ts'
import { MoreSheet } from './MoreSheet.tsx'
import styles from './QuickBar.module.css'
import { Served } from './Served.tsx'
import { TimeSheet } from './TimeSheet.tsx'

/** The bar in thumb reach: children, time, other details, and buttons that record for all chosen. At the bottom it is one
 *  line until somebody is chosen, so that more children are in sight. */
export function QuickBar({ desk, place }: { desk: Desk; place: (search: BoardSearch) => Place }) {
  const t = useT()
  const { kind, draft, chosen, timeWords: time, needsTime, refusal } = desk
  const [sheet, setSheet] = useState<'time' | 'more'>()
  const close = () => setSheet(undefined)
  const who = whoWords(t, chosen, desk.board.children)
  const isApart = ({ id }: BoardChild) => draft.exceptions.get(id)?.detail[kind.quick.name] !== undefined
  const apart = chosen.filter(isApart)
  const alike = chosen.filter((child) => !isApart(child))
  const lacking = (value: string | undefined) =>
    chosen.filter((child) => lacksAmount(desk.meant(child, value), kind.fields))
  // What was pressed for these children, while an amount is missing for some of them.
  const [asked, setAsked] = useState<{ value: string | undefined; of: ReadonlySet<string> }>()
  const unmeasured = asked?.of === draft.chosen ? lacking(asked.value) : []
  const record = (value: string | undefined) => {
    if (lacking(value).length > 0) setAsked({ value, of: draft.chosen })
    else desk.record(value)
  }
  const isBlocked = chosen.length === 0 || needsTime || refusal !== undefined
  const says = () => {
    if (chosen.length === 0) return t(kind.words.choose)
    if (needsTime) return t('care.chooseTime')
    if (refusal) return t(`error.${refusal}`)
    if (unmeasured.length > 0) return t('care.howMuch', { who: whoWords(t, unmeasured, desk.board.children) })
    if (apart.length === 0)
      return [t('care.for', { who, time }), ...fittedWords(t, desk, alike), ...asleepWords(t, desk)].join(
        t('care.stop'),
      )
    return t('care.forApart', {
      who: t('care.children', { count: chosen.length }),
      time,
      apart: whoWords(t, apart, desk.board.children),
    })
  }
  // The amounts are in sight.
  const hasMore =
    kind.fields.some((field) => !isAmount(field) && field.name in draft.more.detail) || draft.more.note !== ''
  return (
    <>
      <ActionBar aside>
        <div className={styles.bar} data-folded={chosen.length === 0 || undefined}>
          <p className={styles.says} data-asks={unmeasured.length > 0 || undefined} aria-live="polite">
            {says()}
          </p>
          <div className={styles.tools}>
            <Everybody desk={desk} />
            <button
              type="button"
              className={styles.tool}
              data-set={draft.time !== undefined || needsTime || undefined}
              aria-label={time ? t('care.timeIs', { time }) : t('care.chooseTime')}
              onClick={() => setSheet('time')}
            >
              <IconClock size="1.25rem" aria-hidden="true" />
              <span>{time || t('care.time')}</span>
            </button>
            <button
              type="button"
              className={styles.tool}
              data-set={hasMore || undefined}
              onClick={() => setSheet('more')}
            >
              <IconAdjustmentsHorizontal size="1.25rem" aria-hidden="true" />
              <span>{t('care.more')}</span>
            </button>
          </div>
          <Served desk={desk} onOpen={() => setSheet('more')} />
          {chosen.length > 0 && <AmountStrips desk={desk} />}
          {kind.words.usual && !(apart.length > 0 && alike.length === 0) && (
            <Usual
              desk={desk}
              word={kind.words.usual}
              alike={alike}
              who={who}
              isBlocked={isBlocked}
              onRecord={() => record(undefined)}
            />
          )}
          <div className={styles.quick}>
            {apart.length > 0 && alike.length === 0 ? (
              <button
                type="button"
                className={styles.button}
                disabled={isBlocked}
                onClick={() => record(undefined)}
              >
                {t('care.recordFor', { who, time })}
              </button>
            ) : (
              <QuickButtons
                desk={desk}
                who={whoWords(t, alike, desk.board.children)}
                isBlocked={isBlocked}
                onRecord={record}
              />
            )}
          </div>
        </div>
      </ActionBar>
      <TimeSheet desk={desk} place={place} open={sheet === 'time'} onClose={close} />
      <MoreSheet desk={desk} open={sheet === 'more'} onClose={close} />
    </>
  )
}

interface UsualProps {
  desk: Desk
  word: BareKey
  alike: readonly BoardChild[]
  who: string
  isBlocked: boolean
  onRecord: () => void
}

/** Repeats each child's last entry. Disabled while a chosen child has none. */
function Usual({ desk, word, alike, who, isBlocked, onRecord }: UsualProps) {
  const t = useT()
  const { kind, chosen, timeWords: time } = desk
  const unknown = alike.filter((child) => desk.meant(child)[kind.quick.name] === undefined)
  return (
    <button
      type="button"
      className={styles.usual}
      disabled={isBlocked || unknown.length > 0}
      aria-label={chosen.length > 0 ? t('care.does', { what: t(word), who, time }) : t(word)}
      onClick={onRecord}
    >
      <IconRepeat size="1.25rem" aria-hidden="true" />
      {t(word)}
    </button>
  )
}

/** How many children the first quick button records another value for: "Own cream: 2". */
function fittedWords(t: Translate, { kind, meant }: Desk, alike: readonly BoardChild[]): string[] {
  const { name, options } = kind.quick
  const [first] = options
  if (!kind.fitted || !first) return []
  const fitted = Map.groupBy(alike, (child) => meant(child, first.value)[name])
  return options.slice(1).flatMap(({ value, word }) => {
    const count = fitted.get(value)?.length ?? 0
    return count > 0 ? t('care.ofThem', { what: t(word), count }) : []
  })
}

interface QuickButtonsProps {
  desk: Desk
  who: string
  isBlocked: boolean
  onRecord: (value: string) => void
}

/** One button for each value of the quick field. It records for all chosen children without their own details. */
function QuickButtons({ desk, who, isBlocked, onRecord }: QuickButtonsProps) {
  const t = useT()
  const { kind, chosen, timeWords: time } = desk
  return kind.quick.options.map(({ value, word, says = word, icons = [] }) => (
    <button
      key={value}
      type="button"
      className={styles.button}
      disabled={isBlocked}
      aria-label={chosen.length > 0 ? t('care.does', { what: t(says), who, time }) : t(says)}
      onClick={() => onRecord(value)}
    >
      <CareIcons icons={icons} size="1.5rem" />
      {t(word)}
    </button>
  ))
}

function isEverybody({ board, groups, asleep, conflicts, draft }: Desk): boolean {
  const { everybody } = outstanding(board, groups, asleep, conflicts)
  return everybody.length > 0 && everybody.every(({ id }) => draft.chosen.has(id))
}

/** Says how many sleeping children a choice of everybody leaves out, and who must avoid what is served. */
function asleepWords(t: Translate, desk: Desk): string[] {
  if (!isEverybody(desk)) return []
  const { leftOut, avoiding } = outstanding(desk.board, desk.groups, desk.asleep, desk.conflicts)
  const isOut = ({ id }: BoardChild) => !desk.draft.chosen.has(id)
  const count = leftOut.filter(isOut).length
  const out = avoiding.filter(isOut)
  return [
    ...(count > 0 ? [t('care.asleepLeftOut', { count })] : []),
    ...(out.length > 0 ? [t('care.avoidingLeftOut', { who: whoWords(t, out, desk.board.children) })] : []),
  ]
}

/** Chooses every present child who is awake and needs an entry. Pressed again, it clears the choice. It says whether
 *  somebody who is here is left out, because the board counts them too. */
function Everybody({ desk }: { desk: Desk }) {
  const t = useT()
  const { board, groups, asleep, conflicts, draft } = desk
  const { everybody, leftOut, avoiding } = outstanding(board, groups, asleep, conflicts)
  const count = everybody.length
  if (count === 0) return null
  const isAll = isEverybody(desk)
  const says = () => {
    if (count + leftOut.length + avoiding.length < groups.awaited.length) return t('care.theRest', { count })
    if (avoiding.length + groups.others.length > 0) return t('care.everyoneElse', { count })
    return leftOut.length > 0 ? t('care.allAwake', { count }) : t('care.allPresent', { count })
  }
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={isAll}
      onClick={() =>
        desk.setDraft(
          isAll
            ? withNobody(draft)
            : withChosen(
                draft,
                everybody.map(({ id }) => id),
              ),
        )
      }
    >
      <IconUsers size="1.25rem" aria-hidden="true" />
      <span>{says()}</span>
    </button>
  )
}
