import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import { Button } from '@mantine/core'
import { IconDownload, IconFileText } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { fetchFile } from '../../platform/api/fetch.file.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './FileTiles.module.css'

/** A document: a PDF opens in the app where the browser can show it, and is downloaded elsewhere. */
export function DocumentTile({ document: { name, link, mime } }: { document: FileOfRecord }) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const label = (
    <>
      <IconFileText size="1.5rem" aria-hidden="true" />
      {name}
    </>
  )
  if (mime !== 'application/pdf' || !navigator.pdfViewerEnabled)
    return (
      <a href={link} download={name} className={styles.document}>
        {label}
      </a>
    )
  return (
    <>
      <button type="button" className={styles.document} onClick={() => setIsOpen(true)}>
        {label}
      </button>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={name}
        tall
        actions={
          <Button
            component="a"
            href={link}
            download={name}
            leftSection={<IconDownload size="1.25rem" aria-hidden="true" />}
          >
            {t('fields.saveFile')}
          </Button>
        }
      >
        <Pdf link={link} name={name} />
      </Sheet>
    </>
  )
}

/** The server sends documents to be saved. Read by us and named a PDF, whatever is in it, the browser shows it. */
function Pdf({ link, name }: { link: string; name: string }) {
  const t = useT()
  const [shown, setShown] = useState<string | 'failed'>()
  useEffect(() => {
    let address: string | undefined
    const stop = new AbortController()
    const read = async () => {
      const answer = await fetchFile(link, 'application/pdf', stop.signal)
      address = URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type: 'application/pdf' }))
      setShown(address)
    }
    read().catch(() => stop.signal.aborted || setShown('failed'))
    return () => {
      stop.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [link])
  if (shown === undefined) return <Skeletons shape="page" />
  if (shown === 'failed') return <p role="alert">{t('fields.documentFailed')}</p>
  return <iframe className={styles.pdf} src={shown} title={name} />
}
