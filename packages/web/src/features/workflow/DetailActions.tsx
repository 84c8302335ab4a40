import { Button } from '@mantine/core'
import { useState } from 'react'
import { Row } from '../../kit/Row.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { type Action, actionsOf, type Running } from './workflow.actions.ts'

interface DetailActionsProps {
  running: Running
  onAct: (action: Action) => void
  onClaim: () => void
}

const main: readonly Action[] = ['wf_pass', 'answer', 'resubmit']

/** The one or two that are used most stand in the bar, the others behind More. */
export function DetailActions({ running, onAct, onClaim }: DetailActionsProps) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const actions = actionsOf(running)
  const first = actions.find((action) => main.includes(action))
  const canReject = actions.includes('wf_reject')
  const rest = actions.filter((action) => action !== first && action !== 'wf_reject')
  const button = (action: Action, variant: 'filled' | 'default') => (
    <Button variant={variant} onClick={() => onAct(action)}>
      {t(`workflow.do.${action}`)}
    </Button>
  )
  return (
    <>
      {rest.length === 1 && rest[0] && button(rest[0], 'default')}
      {rest.length > 1 && (
        <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('workflow.more')}
        </Button>
      )}
      {canReject && button('wf_reject', 'default')}
      {first && button(first, 'filled')}
      {running.process.status === 'claim' && <Button onClick={onClaim}>{t('workflow.claim')}</Button>}
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={t('workflow.more')}>
        {rest.map((action) => (
          <Row
            key={action}
            as="button"
            title={t(`workflow.do.${action}`)}
            onClick={() => {
              setIsOpen(false)
              onAct(action)
            }}
          />
        ))}
      </Sheet>
    </>
  )
}
