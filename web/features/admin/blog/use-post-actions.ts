import { ADMIN_DONE } from '#domain/admin/panel-text.ts'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import {
  DeletePostDocument,
  FeaturePostDocument,
  PublishPostDocument,
  ReviewPostDocument,
  UnpublishPostDocument,
  UnreviewPostDocument,
} from './post-row.generated.ts'

export function usePostActions(id: string) {
  const { mutate, isPending } = useAdminMutation()
  return {
    isPending,
    /** `reviewed` says that the editor has read and approved the draft of a model. */
    publish: (reviewed: boolean) => mutate(PublishPostDocument, { id, reviewed }, ADMIN_DONE.postPublished),
    unpublish: () => mutate(UnpublishPostDocument, { id }, ADMIN_DONE.postUnpublished),
    review: () => mutate(ReviewPostDocument, { id }, ADMIN_DONE.postReviewed),
    unreview: () => mutate(UnreviewPostDocument, { id }, ADMIN_DONE.reviewUndone),
    feature: (featured: boolean) =>
      mutate(
        FeaturePostDocument,
        { id, featured },
        featured ? ADMIN_DONE.postFeatured : ADMIN_DONE.postUnfeatured,
      ),
    remove: () => mutate(DeletePostDocument, { id }, ADMIN_DONE.postDeleted),
  }
}
