import { NewsletterIssueChecksDocument } from '#web/features/admin/newsletter/editor/issue-checks.generated.ts'
import {
  type IssueSource_IssueFragment,
  NewsletterIssueEditorDocument,
} from '#web/features/admin/newsletter/editor/issue-editor.generated.ts'
import { NewsletterIssuePreviewDocument } from '#web/features/admin/newsletter/editor/issue-preview.generated.ts'
import type { IssueRow_IssueFragment } from '#web/features/admin/newsletter/issue-row.generated.ts'
import { AdminNewsletterIssuesDocument } from '#web/features/admin/newsletter/issues-panel.generated.ts'
import { AdminSubscribersDocument } from '#web/features/admin/newsletter/subscribers-panel.generated.ts'
import { emptyPage, serveAdmin } from './admin.tsx'
import type { PartialResult } from './schema.ts'
import { serve } from './serve.ts'

type Row = PartialResult<IssueRow_IssueFragment>
export type Source = PartialResult<IssueSource_IssueFragment>

/** A draft. */
export const aRow = (change: Row = {}): Row => ({
  id: 'issue-1',
  slug: 'a-fence',
  subject: 'A fence',
  status: 'DRAFT',
  scheduledFor: null,
  sentAt: null,
  pausedReason: null,
  hidden: false,
  counts: { total: 0, sent: 0, rejected: 0, skipped: 0, unsubscribed: 0 },
  ...change,
})

export const serveIssues = (...nodes: Row[]) =>
  serve(AdminNewsletterIssuesDocument, {
    adminNewsletterIssues: { ...emptyPage, totalCount: nodes.length, nodes },
    latest: { nodes: [{ sentAt: '2026-11-10T15:00:00.000Z' }] },
    subscriberCounts: { confirmed: 1846 },
    adminSettings: { mailPerMinute: 60 },
  })

export const aSource = (change: Source = {}): Source => ({
  id: 'issue-1',
  subject: 'A fence',
  preheader: '',
  intro: '<p>Hello.</p>',
  closing: '',
  tryThis: '',
  revision: 'first',
  value: null,
  poll: null,
  posts: [],
  ...change,
})

export const serveSource = (change: Source = {}) =>
  serve(NewsletterIssueEditorDocument, {
    adminNewsletterIssue: aSource(change),
    posts: {
      nodes: [
        { id: 'post-1', title: 'First article' },
        { id: 'post-2', title: 'Second article' },
      ],
    },
    polls: [{ id: 'poll-1', question: 'What helps most?' }],
  })

export const serveChecks = (...failures: string[]) =>
  serve(NewsletterIssueChecksDocument, {
    newsletterIssueChecks: ['Subject', 'Links', 'Mail server'].map((name) => ({
      name,
      passed: !failures.includes(name),
      warning: false,
      text: `What was found about ${name}.`,
    })),
  })

export function serveNewsletterAdmin(): void {
  serveAdmin()
  serve(AdminSubscribersDocument, { subscriberCounts: { confirmed: 1846, undeliverable: 0 } })
  serveIssues(aRow())
  serveSource()
  serveChecks()
  serve(NewsletterIssuePreviewDocument, ({ input }) => ({
    newsletterIssuePreview: { html: `<p>${input.subject}</p>`, text: `Plain: ${input.subject}` },
  }))
}
