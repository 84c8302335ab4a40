import type { PdfLink } from '@daybook/contract/kernel/pdf.ts'
import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { useKit } from '../../kit/kit.context.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { listed } from '../../platform/i18n/punctuation.ts'
import { openLink } from '../../platform/open.link.ts'

interface PrintPdfProps extends ButtonProps {
  find: () => Promise<PdfLink>
}

/** Opens a PDF to print. Asks first where it will have blanks for words in letters that it has no font for. */
export function PrintPdf({ find, ...button }: PrintPdfProps) {
  const t = useT()
  const { words } = useKit()
  const [isOpening, setIsOpening] = useState(false)
  const [asked, setAsked] = useState<PdfLink>()
  const [isAsking, setIsAsking] = useState(false)
  const print = async () => {
    setIsOpening(true)
    await openLink(async () => {
      const found = await find()
      if (!found.blanks) return found.link
      setAsked(found)
      setIsAsking(true)
      return undefined
    })
    setIsOpening(false)
  }
  return (
    <>
      <Button {...button} loading={isOpening} onClick={() => void print()} />
      <Sheet
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('fields.pdf')}
        actions={
          <>
            <Button variant="default" onClick={() => setIsAsking(false)}>
              {words('cancel')}
            </Button>
            <Button
              onClick={() => {
                setIsAsking(false)
                void openLink(async () => asked?.link)
              }}
            >
              {t('fields.pdf.print')}
            </Button>
          </>
        }
      >
        <p>{t('fields.pdf.hint', { words: listed(asked?.blanks ?? []) })}</p>
      </Sheet>
    </>
  )
}
