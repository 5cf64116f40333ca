/**
 * The words of the notions: one line each, id: 'term, term, …'. A term is
 *   ridning              a noun (or several words, of which the last is one), inflected
 *   v:dansa bugg         a verb in the infinitive, inflected, with what belongs to it
 *   a:rödhårig           an adjective or participle, inflected
 *   =page                exactly as written
 *   s:rid                the first part of compounds only (rid|van, rid|kunnig)
 * and may end in
 *   @professional        the level it says
 *   +female              the gender it says
 *   ^valthorn            what it is called by itself, where the notion takes in several (Trumpet och brass)
 * Terms ending in -van or -vana say the level 'experienced' by themselves.
 */
export type Lines = Readonly<Record<string, string>>;
