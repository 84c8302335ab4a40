import type { ReceiptAnswer } from '@daybook/contract/receipt/receipt.rules.ts'
import { IconCircleCheck, IconCircleMinus, IconCircleX, IconClock, IconEye } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Receipt.module.css'
import { type AnsweredKind, answerWords, withdrawnWords } from './receipt.view.ts'

type State = ReceiptAnswer | 'waiting' | 'read' | 'withdrawn'

const icons = {
  waiting: IconClock,
  read: IconEye,
  confirmed: IconCircleCheck,
  declined: IconCircleX,
  withdrawn: IconCircleMinus,
}

interface OwnStateProps {
  kind: Pick<AnsweredKind, 'name' | 'receipt'>
  state: 'published' | 'withdrawn'
  /** Null for readers outside the audience. */
  own: { answer: ReceiptAnswer | null; readAt: string | null } | null
}

/** The state of the reader's own receipt, or that it was withdrawn. */
export function OwnState({ kind, state, own }: OwnStateProps) {
  const t = useT()
  const shown = stateOf(kind, state, own)
  if (shown === undefined) return null
  const Icon = icons[shown]
  return (
    <span className={styles.state} data-state={shown}>
      <Icon size="1.125rem" aria-hidden="true" />
      {shown === 'withdrawn'
        ? withdrawnWords(t, kind.name)
        : shown === 'read'
          ? t('receipt.state.read')
          : answerWords(t, kind.name, 'is', shown)}
    </span>
  )
}

function stateOf(
  { receipt }: Pick<AnsweredKind, 'receipt'>,
  state: OwnStateProps['state'],
  own: OwnStateProps['own'],
): State | undefined {
  if (state === 'withdrawn') return 'withdrawn'
  if (own === null) return undefined
  if (receipt.answers.length > 0) return own.answer ?? 'waiting'
  return own.readAt === null ? 'waiting' : 'read'
}
