import { noMoreFooterFrom } from '@daybook/contract/kernel/constants.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { EmptyState } from './EmptyState.tsx'
import { useKit } from './kit.context.ts'
import styles from './ListScreen.module.css'
import { Loaded, type Read } from './Loaded.tsx'
import { PullToRefresh } from './PullToRefresh.tsx'

interface Growing {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** A list that grows page by page; the result of useInfiniteQuery fits. */
export interface PagedRead<T> extends Growing, Read<{ pages: { records: T[] }[] }> {}

/** The empty state. */
export interface Empty {
  icon?: ReactNode
  title: string
  hint?: string
  action?: ReactNode
}

interface ListScreenProps<T> {
  /** useInfiniteQuery(pagedQuery(…)), or useQuery(query(…)) of a whole list. */
  read: PagedRead<T> | Read<T[]>
  empty: Empty
  /** Above the list: a search field, chips. */
  head?: ReactNode
  /** False inside a sheet, which a pull closes. */
  pullable?: boolean
  /** Renders one record, with its key. */
  children: (record: T) => ReactNode
}

/** A list with everything that belongs to one: placeholders, empty, error and offline states, pull to refresh,
 *  the next ten on scrolling, and the end. */
export function ListScreen<T>({ read, empty, head, pullable = true, children }: ListScreenProps<T>) {
  return (
    <PullToRefresh onRefresh={pullable ? read.refetch : undefined}>
      {head && <div className={styles.head}>{head}</div>}
      {isPaged(read) ? (
        <Loaded read={read} skeleton="list">
          {({ pages }) => {
            const records = pages.flatMap((page) => page.records)
            return (
              <Records records={records} empty={empty} footer={<More read={read} count={records.length} />}>
                {children}
              </Records>
            )
          }}
        </Loaded>
      ) : (
        <Loaded read={read} skeleton="list">
          {(records) => (
            <Records records={records} empty={empty}>
              {children}
            </Records>
          )}
        </Loaded>
      )}
    </PullToRefresh>
  )
}

function isPaged<T>(read: PagedRead<T> | Read<T[]>): read is PagedRead<T> {
  return 'fetchNextPage' in read
}

interface RecordsProps<T> {
  records: T[]
  empty: Empty
  footer?: ReactNode
  children: (record: T) => ReactNode
}

function Records<T>({ records, empty, footer, children }: RecordsProps<T>) {
  if (records.length === 0) return <EmptyState {...empty} />
  return (
    <>
      <ul className={`list ${styles.list}`}>{records.map(children)}</ul>
      {footer}
    </>
  )
}

/** The end of a paged list: loads the next page when it comes into view, and has a button for keyboards and
 *  screen readers. */
export function More({ read, count }: { read: Growing; count: number }) {
  const { words } = useKit()
  const foot = useRef<HTMLDivElement>(null)
  const readOn = useEffectEvent(() => {
    if (read.hasNextPage && !read.isFetchingNextPage) void read.fetchNextPage()
  })
  useEffect(() => {
    if (!foot.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && readOn(), {
      rootMargin: '200px',
    })
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [])
  // The button goes while the next page comes; whoever pressed it stays at its place.
  const more = () => {
    foot.current?.focus()
    void read.fetchNextPage()
  }
  const isEnd = !read.hasNextPage && count >= noMoreFooterFrom
  return (
    <div ref={foot} tabIndex={-1} className={`dim ${styles.foot}`}>
      {read.hasNextPage && !read.isFetchingNextPage && (
        <button type="button" className={styles.more} onClick={more}>
          {words('loadmore')}
        </button>
      )}
      <span role="status">{read.isFetchingNextPage ? words('loading') : isEnd ? words('nomore') : ''}</span>
    </div>
  )
}
