import { useT } from '../../platform/i18n/language.ts'

/** So many names stand in a line. */
const shown = 3

/** Who a conversation is with: the staff of a room, or people by name. */
export function useNames() {
  const t = useT()
  return ({ others, room }: { others: readonly { name: string }[]; room: string | null }) => {
    if (room) return t('conversation.staffOf', { room })
    const names = others
      .slice(0, shown)
      .map(({ name }) => name)
      .join(t('fields.comma'))
    const count = others.length - shown
    return count > 0 ? t('conversation.andMore', { names, count }) : names
  }
}
