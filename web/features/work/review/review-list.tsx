import { useState } from 'react';
import type { AssignmentReview } from '#contract/work/review.ts';
import type { ReviewReader } from '#domain/work/review/shown-review.ts';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { ReviewRow, type ToDo } from './review-row.tsx';

const dialogs = onDemand(() => import('./review-dialogs.tsx'));

interface ReviewListProps {
  reviews: readonly AssignmentReview[];
  reader: ReviewReader;
}

/** Reviews, each with the reader's commands. */
export function ReviewList({ reviews, reader }: ReviewListProps) {
  const [opened, setOpened] = useState<{ id: string; toDo: ToDo }>();
  const close = () => setOpened(undefined);
  const here = useOnDemand(dialogs, opened !== undefined, close);
  const review = reviews.find(({ id }) => id === opened?.id);
  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {reviews.map((one) => (
          <ReviewRow
            key={one.id}
            review={one}
            reader={reader}
            onOpen={(chosen) => setOpened({ id: one.id, toDo: chosen })}
          />
        ))}
      </ul>
      {here && review && opened && (
        <here.ReviewDialog review={review} toDo={opened.toDo} reader={reader} onDone={close} />
      )}
    </>
  );
}
