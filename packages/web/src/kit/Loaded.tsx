import { Button } from '@mantine/core'
import { IconCloudOff, IconWifiOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Gone } from './Gone.tsx'
import { useKit } from './kit.context.ts'
import { Skeletons } from './Skeletons.tsx'
import { StateScreen } from './StateScreen.tsx'

/** Shown with data that was read before the network was lost. */
function OfflineNote() {
  const { words } = useKit()
  return (
    <p className="line dim" style={{ padding: '0.75rem var(--gutter) 0' }}>
      <IconWifiOff size="1.125rem" aria-hidden="true" />
      {words('offline')}
    </p>
  )
}

/** The state of a read; every result of useQuery and useInfiniteQuery fits. */
export interface Read<T> {
  data: T | undefined
  isPending: boolean
  isError: boolean
  error?: unknown
  refetch: () => Promise<unknown>
}

interface LoadedProps<T> {
  read: Read<T>
  skeleton: 'list' | 'grid' | 'page'
  children: (data: T) => ReactNode
}

/** The states before there is data: loading, failed, offline. Data that was read before stays visible, whatever
 *  happens to the next read. */
export function Loaded<T>({ read, skeleton, children }: LoadedProps<T>) {
  const { online, isGone } = useKit()
  if (read.data !== undefined)
    return (
      <>
        {!online && <OfflineNote />}
        {children(read.data)}
      </>
    )
  if (!online) return <NotRead icon={<IconWifiOff />} hint="offlineNothing" read={read} />
  if (isGone(read.error)) return <Gone />
  if (read.isError) return <NotRead icon={<IconCloudOff />} hint="loadFailHint" read={read} />
  return <Skeletons shape={skeleton} />
}

interface NotReadProps {
  icon: ReactNode
  hint: 'loadFailHint' | 'offlineNothing'
  read: Pick<Read<unknown>, 'refetch'>
}

function NotRead({ icon, hint, read }: NotReadProps) {
  const { words } = useKit()
  return (
    <StateScreen
      icon={icon}
      title={words('loadFail')}
      hint={words(hint)}
      action={<Button onClick={() => void read.refetch()}>{words('retry')}</Button>}
    />
  )
}
