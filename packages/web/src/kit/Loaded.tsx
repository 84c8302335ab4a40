import { Button } from '@mantine/core'
import { IconCloudOff, IconWifiOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Gone } from './Gone.tsx'
import { useKit } from './kit.context.ts'
import { Skeletons } from './Skeletons.tsx'
import { StateScreen } from './StateScreen.tsx'

/** Shown with data that was read before the network was lost, or that could not be read again. */
function OldNote() {
  const { words, online } = useKit()
  const Icon = online ? IconCloudOff : IconWifiOff
  return (
    <p className="line dim" style={{ padding: '0.75rem var(--gutter) 0' }}>
      <Icon size="1.125rem" aria-hidden="true" />
      {words(online ? 'notRefreshed' : 'offline')}
    </p>
  )
}

/** One failure is not shown, because the read is tried again within a second. */
const failuresShown = 2

/** The state of a read; every result of useQuery and useInfiniteQuery fits. */
export interface Read<T> {
  data: T | undefined
  isPending: boolean
  isError: boolean
  error?: unknown
  /** How often the read under way, or the last one, has failed. */
  failureCount: number
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
        {(!online || read.isError || read.failureCount >= failuresShown) && <OldNote />}
        {children(read.data)}
      </>
    )
  if (online && isGone(read.error)) return <Gone />
  if (!online || read.isError) return <NotRead read={read} />
  return <Skeletons shape={skeleton} />
}

function NotRead({ read }: { read: Read<unknown> }) {
  const { words, online, isNotReadToday } = useKit()
  const hint = online ? 'loadFailHint' : 'offlineNothing'
  return (
    <StateScreen
      icon={online ? <IconCloudOff /> : <IconWifiOff />}
      title={words('loadFail')}
      hint={words(isNotReadToday(read.error) ? 'notReadToday' : hint)}
      action={<Button onClick={() => void read.refetch()}>{words('retry')}</Button>}
    />
  )
}
