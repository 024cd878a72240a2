-- Where a store is, for whoever wants to go there.
alter table store add column latitude double precision check (latitude between -90 and 90);
alter table store add column longitude double precision check (longitude between -180 and 180);
alter table store add constraint store_point check ((latitude is null) = (longitude is null));
