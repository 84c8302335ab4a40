import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import { cardsQuery } from './reminder.data.ts'
import { TipRow } from './TipRow.tsx'

interface TipsSheetProps {
  open: boolean
  onClose: () => void
  /** The children with reminders. */
  ids: readonly string[]
}

/** The children with reminders today, those of the person's own room first. */
export function TipsSheet({ open, onClose, ids }: TipsSheetProps) {
  const t = useT()
  const { vuex_group_code } = useSession()
  const read = useQuery({ ...cardsQuery(), enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title={t('reminder.title')} tall>
      {ids.length === 0 ? (
        <EmptyState title={t('reminder.nothing')} />
      ) : (
        <Loaded read={read} skeleton="list">
          {({ children }) => {
            const known = children.filter((child) => ids.includes(child.id))
            const own = known.filter((child) => child.roomCode === vuex_group_code)
            return (
              <Box component="ul" className="list" mx="-1.25rem">
                {[...own, ...known.filter((child) => !own.includes(child))].map((child) => (
                  <TipRow key={child.id} child={child} />
                ))}
              </Box>
            )
          }}
        </Loaded>
      )}
    </Sheet>
  )
}
