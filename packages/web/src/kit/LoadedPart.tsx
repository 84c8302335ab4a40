import { Box, Button } from '@mantine/core'
import { IconCloudOff, IconWifiOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useKit } from './kit.context.ts'
import type { Read } from './Loaded.tsx'
import { Skeletons } from './Skeletons.tsx'

interface LoadedPartProps<T> {
  read: Read<T>
  /** How many lines the content will take. */
  lines?: number
  /** Placeholders of the content's own size, instead of lines. */
  placeholder?: ReactNode
  children: (data: T) => ReactNode
}

/** The same for one part of a screen that reads several things: the other parts do not wait for it. The shell says
 *  when there is no network. */
export function LoadedPart<T>({ read, lines = 2, placeholder, children }: LoadedPartProps<T>) {
  const { words, online, isNotReadToday } = useKit()
  if (read.data !== undefined) return children(read.data)
  if (online && !read.isError) return placeholder ?? <Skeletons shape="list" count={lines} />
  const why = online ? 'loadFail' : 'offlineNothing'
  const Icon = online ? IconCloudOff : IconWifiOff
  return (
    <Box role="alert" className="line" p="0.5rem 1rem" c="dimmed" style={{ gap: '0.75rem' }}>
      <Icon size="1.5rem" aria-hidden="true" />
      <span style={{ flex: 1 }}>{words(isNotReadToday(read.error) ? 'notReadToday' : why)}</span>
      <Button variant="light" onClick={() => void read.refetch()}>
        {words('retry')}
      </Button>
    </Box>
  )
}
