import { Form } from '@remix-run/react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

export function SessionsTab() {
  return (
    <Card title="Sessions">
      <Form method="post" className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="intent" value="sign-out-everywhere" />
        <Button type="submit">Sign out everywhere</Button>
        <p className="text-muted">Ends your sessions on every device, this one included.</p>
      </Form>
    </Card>
  )
}
