/** Everything a filter or pipeline may use. What is not here is refused: no writing, no code, no way out of the company. */
export const STAGES = new Set(
  `$match $project $addFields $set $unset $group $sort $limit $skip $count $unwind $bucket $bucketAuto $sortByCount $facet
  $lookup $unionWith $replaceRoot $replaceWith $setWindowFields $densify $fill $sample`.split(/\s+/),
)

export const QUERY_OPERATORS = new Set(
  `$and $or $nor $not $eq $ne $gt $gte $lt $lte $in $nin $exists $type $size $all $elemMatch $regex $options $mod $expr`.split(
    /\s+/,
  ),
)

export const EXPRESSION_OPERATORS = new Set(
  `$abs $add $ceil $divide $exp $floor $ln $log $log10 $mod $multiply $pow $round $sqrt $subtract $trunc
  $arrayElemAt $arrayToObject $concatArrays $filter $first $firstN $in $indexOfArray $isArray $last $lastN $map $maxN $minN $objectToArray
  $range $reduce $reverseArray $size $slice $sortArray $zip
  $and $or $not $cmp $eq $gt $gte $lt $lte $ne $cond $ifNull $switch $literal $let $getField $mergeObjects
  $allElementsTrue $anyElementTrue $setDifference $setEquals $setIntersection $setIsSubset $setUnion
  $concat $indexOfBytes $indexOfCP $ltrim $regexFind $regexFindAll $regexMatch $replaceAll $replaceOne $rtrim $split $strLenBytes $strLenCP
  $strcasecmp $substr $substrBytes $substrCP $toLower $toUpper $trim
  $convert $isNumber $toBool $toDate $toDecimal $toDouble $toInt $toLong $toString $type
  $dateAdd $dateDiff $dateFromParts $dateFromString $dateSubtract $dateToParts $dateToString $dateTrunc $dayOfMonth $dayOfWeek $dayOfYear
  $hour $isoDayOfWeek $isoWeek $isoWeekYear $millisecond $minute $month $second $week $year
  $addToSet $avg $bottom $bottomN $count $max $median $min $percentile $push $stdDevPop $stdDevSamp $sum $top $topN
  $denseRank $derivative $documentNumber $expMovingAvg $integral $linearFill $locf $rank $shift`.split(/\s+/),
)
