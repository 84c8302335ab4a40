import type { Translate } from '../../platform/i18n/keys.ts'
import type { ShownLook } from './watch.kind.ts'

/** +14 min; in 4 min while it is still to come. */
export function lookMinutes(t: Translate, { over }: Pick<ShownLook, 'over'>): string {
  if (over < 0) return t('watch.dueIn', { minutes: -over })
  return t('watch.minutesOver', { minutes: over })
}
